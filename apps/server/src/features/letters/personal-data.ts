import { staffAction, type PersonalData } from '#server/features/personal-data/personal-data.ts';

import { deleteRecipients, listOwnLetters, moveRecipients } from './personal-data-repository.ts';

export const lettersPersonalData: PersonalData = {
  claims: {
    'letters.asked_by': staffAction,
    'letters.approved_by': staffAction,
    'letters.started_by': staffAction,
    'letters.created_by': staffAction,
    'letters.changed_by': staffAction,
    'letter_recipients.user_id': { exportedAs: 'letters', onErasure: 'deleted' },
  },
  sections: { letters: (ctx, { userId }) => listOwnLetters(ctx.db, userId) },
  erase: (ctx, { userId, mergedUserIds }) => deleteRecipients(ctx.db, [userId, ...mergedUserIds]),
  merge: (ctx, { from, to }) => moveRecipients(ctx.db, { from: from.userId, to: to.userId }),
};
