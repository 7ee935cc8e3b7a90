import type { Context } from '#server/db/context.ts';

import { updateOrder, type OrderRow } from './order-repository.ts';

/** Stores the note of a family picture. The caller holds the lock of the order. */
export function setPictureNote(ctx: Context, orderId: string, note: string): Promise<OrderRow> {
  return updateOrder(ctx.db, orderId, { familyPictureNote: note });
}
