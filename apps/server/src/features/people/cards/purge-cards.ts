import { inTransaction, type Context } from '#server/db/context.ts';

import { listPastOrdersWithCards } from './card-read-model.ts';
import { deleteCardsOfOrders } from './card-repository.ts';

/** Deletes the cards of conventions that ended before `day` (`YYYY-MM-DD`). Idempotent. */
export function purgeCards(ctx: Context, day: string): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    await deleteCardsOfOrders(ctx.db, await listPastOrdersWithCards(ctx.db, day));
  });
}
