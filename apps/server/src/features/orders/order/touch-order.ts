import type { Context } from '#server/db/context.ts';

import type { OrderRow } from './order-facts.ts';
import { updateOrder } from './order-repository.ts';

/** Notes that something about a locked order changed now, which its readers compare. */
export function touchOrder(ctx: Context, orderId: string): Promise<OrderRow> {
  return updateOrder(ctx.db, orderId, { updatedAt: ctx.now() });
}
