import type { Context } from '#server/db/context.ts';
import type { OrderLine } from '@sangamam/contract/orders/order';

import { listSubmittedLines } from '../selection/order-lines-repository.ts';
import type { OrderRow } from '../order/order-repository.ts';
import { presentLines } from './present-lines.ts';

/** The stored lines of a submitted order as people read them; none before submission. */
export async function linesOfOrder(ctx: Context, order: OrderRow): Promise<OrderLine[]> {
  return presentLines(await listSubmittedLines(ctx.db, order.id), order.currency ?? 'USD');
}
