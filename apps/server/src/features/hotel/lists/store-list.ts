import type { HotelList } from '@sangamam/contract/hotel/lists/list-endpoints';
import type { ListedFamily } from '@sangamam/contract/hotel/lists/listed-family';

import { inTransaction, type Context } from '#server/db/context.ts';
import type { Actor } from '#server/http/access/actor.ts';

import { deleteOldLists, insertList } from './list-repository.ts';

/**
 * Records a list that is exported for the hotel, with the families as they were read before its file is written: what
 * changes meanwhile is said once more by the next comparison, and never missed. Old lists are deleted.
 */
export function storeList(
  ctx: Context,
  actor: Actor,
  list: { conventionId: string; contents: HotelList['contents'] },
  families: readonly ListedFamily[],
): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    await insertList(ctx.db, { ...list, exportedBy: actor.userId, exportedAt: ctx.now() }, families);
    await deleteOldLists(ctx.db, list.conventionId);
  });
}
