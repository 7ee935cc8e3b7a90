import type { Context } from '#server/db/context.ts';

import { updateOrder, type OrderRow } from './order-repository.ts';

/** Stores the notes of a travel plan and counts the change. Call it under the order's lock, once it is decided. */
export function changeTravelNotes(ctx: Context, order: OrderRow, travelNotes: string): Promise<OrderRow> {
  return updateOrder(ctx.db, order.id, {
    travelNotes,
    travelRevision: order.travelRevision + 1,
    updatedAt: ctx.now(),
  });
}
