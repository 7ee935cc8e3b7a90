import type { PersonalData } from '#server/features/personal-data/personal-data.ts';

import { hideAccountLinks } from './account-link.ts';
import { eraseMailsTo, listOwnMails, moveMails } from './personal-data-repository.ts';

export const outboxPersonalData: PersonalData = {
  claims: { 'outbox_mails.user_id': { exportedAs: 'mails', onErasure: 'emptied' } },
  sections: {
    // A session does not prove access to the mailbox: a link that opens the account would hand it to whoever borrowed
    // the session.
    mails: async (ctx, subject) => {
      const mails = await listOwnMails(ctx.db, subject);
      return mails.map((mail) => ({ ...mail, text: hideAccountLinks(mail.text) }));
    },
  },
  erase: (ctx, subject) => eraseMailsTo(ctx.db, subject),
  merge: (ctx, { from, to }) => moveMails(ctx.db, { from: from.userId, to: to.userId }),
};
