import { letterRecipients, letterSubscriptions, letters } from '#server/db/schema/schema.ts';
import type { PersonalData } from '#server/features/personal-data/personal-data.ts';
import { ofStaff, policyOf } from '#server/features/personal-data/policy.ts';

import { listOwnLetters, moveRecipients } from './personal-data-repository.ts';
import { findUnsubscribedAt, moveSubscriptions } from './subscription/subscription-repository.ts';

export const lettersPersonalData: PersonalData = {
  tables: [
    ofStaff(letters, 'askedBy', 'approvedBy', 'startedBy', 'createdBy', 'changedBy'),
    policyOf(letterRecipients, {
      of: { user: 'userId' },
      people: { userId: 'byHand' },
      exported: { byHand: 'letters' },
      onErasure: 'deleted',
    }),
    policyOf(letterSubscriptions, {
      of: { user: 'userId' },
      people: { userId: 'byHand' },
      exported: { byHand: 'lettersStopped' },
      onErasure: 'deleted',
    }),
  ],
  sections: {
    letters: (ctx, { userId }) => listOwnLetters(ctx.db, userId),
    lettersStopped: async (ctx, { userId }) => {
      const since = await findUnsubscribedAt(ctx.db, userId);
      return since === null ? [] : [{ since }];
    },
  },
  merge: async (ctx, { from, to }) => {
    const accounts = { from: from.userId, to: to.userId };
    await moveRecipients(ctx.db, accounts);
    await moveSubscriptions(ctx.db, accounts);
  },
};
