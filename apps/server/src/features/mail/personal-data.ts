import { mailTexts, outboxMails, stoppedAddresses } from '#server/db/schema/schema.ts';
import type { PersonalData } from '#server/features/personal-data/personal-data.ts';
import { ofStaff, policyOf, staffAction } from '#server/features/personal-data/policy.ts';

import { hideAccountLinks } from './outbox/account-link.ts';
import { eraseMailsTo } from './outbox/erased-mail-repository.ts';

export const mailPersonalData: PersonalData = {
  tables: [
    ofStaff(mailTexts, 'changedBy'),
    // Mails about the account, about its orders, or sent to one of its addresses for another reason.
    policyOf(outboxMails, {
      of: { user: 'userId', order: 'orderId', address: 'toAddress' },
      people: { userId: 'moves' },
      exported: 'mails',
      without: ['html', 'dedupeKey', 'lastError', 'bounceReason', 'linkToken', 'textId'],
      orderBy: ['createdAt'],
      // A session does not prove access to the mailbox: a link that opens the account would hand it to whoever
      // borrowed the session.
      present: (_ctx, mails) => mails.map((mail) => ({ ...mail, text: hideAccountLinks(mail.text) })),
      onErasure: 'byHand',
    }),
    policyOf(stoppedAddresses, {
      of: { address: 'address' },
      people: { resumedBy: staffAction },
      exported: { not: 'It says that mails to an address came back, as the section `mails` does.' },
      onErasure: 'deleted',
    }),
  ],
  erase: (ctx, subject) => eraseMailsTo(ctx.db, subject),
};
