import { staffAction, type PersonalData } from '#server/features/personal-data/personal-data.ts';

import { deleteRecipients, listOwnLetters, moveRecipients } from './personal-data-repository.ts';
import {
  deleteSubscriptions,
  findUnsubscribedAt,
  moveSubscriptions,
} from './subscription/subscription-repository.ts';

export const lettersPersonalData: PersonalData = {
  claims: {
    'letters.asked_by': staffAction,
    'letters.approved_by': staffAction,
    'letters.started_by': staffAction,
    'letters.created_by': staffAction,
    'letters.changed_by': staffAction,
    'letter_recipients.user_id': { exportedAs: 'letters', onErasure: 'deleted' },
    'letter_subscriptions.user_id': { exportedAs: 'lettersStopped', onErasure: 'deleted' },
  },
  sections: {
    letters: (ctx, { userId }) => listOwnLetters(ctx.db, userId),
    lettersStopped: async (ctx, { userId }) => {
      const since = await findUnsubscribedAt(ctx.db, userId);
      return since === null ? [] : [{ since }];
    },
  },
  erase: async (ctx, { userId, mergedUserIds }) => {
    const userIds = [userId, ...mergedUserIds];
    await deleteRecipients(ctx.db, userIds);
    await deleteSubscriptions(ctx.db, userIds);
  },
  merge: async (ctx, { from, to }) => {
    const accounts = { from: from.userId, to: to.userId };
    await moveRecipients(ctx.db, accounts);
    await moveSubscriptions(ctx.db, accounts);
  },
};
