import type { PersonalData } from '#server/features/personal-data/personal-data.ts';

import { forgetWritersOfReplies } from './personal-data-repository.ts';

export const savedRepliesPersonalData: PersonalData = {
  claims: {
    'saved_replies.changed_by_id': {
      exportedAs: {
        notExported: 'It records which member of staff wrote a text of the team, not data about that person.',
      },
      onErasure: 'emptied',
    },
  },
  erase: (ctx, { userId, mergedUserIds }) => forgetWritersOfReplies(ctx.db, [userId, ...mergedUserIds]),
};
