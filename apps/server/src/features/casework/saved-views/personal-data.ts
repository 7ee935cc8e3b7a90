import type { PersonalData } from '#server/features/personal-data/personal-data.ts';

import { eraseViewsOf } from './personal-data-repository.ts';

export const savedViewsPersonalData: PersonalData = {
  claims: {
    'saved_views.owner_id': {
      exportedAs: {
        notExported: 'It records how a member of staff filters lists at work, not data about that person.',
      },
      onErasure: 'emptied',
    },
  },
  erase: (ctx, { userId, mergedUserIds }) => eraseViewsOf(ctx.db, [userId, ...mergedUserIds]),
};
