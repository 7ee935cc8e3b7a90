import { filtersInAddress } from '@sangamam/contract/orders/registrations/registration-filters';

import type { Context } from '#server/db/context.ts';
import { listViews } from '#server/features/casework/saved-views/list-views.ts';
import type { Actor } from '#server/http/access/actor.ts';

import { countEach } from './view-count-read-model.ts';
import { resolveFilter } from './resolve-filter.ts';

/**
 * How many registrations each saved view of the actor has, in one query for all of them. Views of checklists,
 * answers and possible duplicates are not counted: these compare each registration with all of its parts, or with all others.
 */
export async function countSavedViews(ctx: Context, actor: Actor, conventionId: string | undefined) {
  const views = await listViews(ctx, actor, 'REGISTRATIONS');
  const counted = views.flatMap(({ _id, query }) => {
    const { filters } = filtersInAddress((name) => query[name] ?? '');
    const isSlow = filters.open ?? filters.openFor ?? filters.duplicates ?? filters.answer;
    if (isSlow !== undefined) return [];
    return [{ _id, filters: { conventionId, ...filters } }];
  });
  const resolved = await Promise.all(counted.map(({ filters }) => resolveFilter(ctx, actor, filters)));
  const counts = await countEach(ctx.db, resolved);
  return views.map(({ _id }) => {
    const place = counted.findIndex((one) => one._id === _id);
    return { _id, count: counts[place] ?? null };
  });
}
