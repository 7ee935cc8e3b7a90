import { staffAction, type PersonalData } from '#server/features/personal-data/personal-data.ts';

import { deleteStops } from '../bounces/bounce-repository.ts';
import { hideAccountLinks } from './account-link.ts';
import { eraseMailsTo, listOwnMails, moveMails } from './personal-data-repository.ts';

export const outboxPersonalData: PersonalData = {
  claims: {
    'outbox_mails.user_id': { exportedAs: 'mails', onErasure: 'emptied' },
    'stopped_addresses.resumed_by': staffAction,
  },
  sections: {
    // A session does not prove access to the mailbox: a link that opens the account would hand it to whoever borrowed
    // the session.
    mails: async (ctx, subject) => {
      const mails = await listOwnMails(ctx.db, subject);
      return mails.map((mail) => ({ ...mail, text: hideAccountLinks(mail.text) }));
    },
  },
  erase: async (ctx, subject) => {
    await eraseMailsTo(ctx.db, subject);
    await deleteStops(ctx.db, subject.addresses);
  },
  merge: (ctx, { from, to }) => moveMails(ctx.db, { from: from.userId, to: to.userId }),
};
