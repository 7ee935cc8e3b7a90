import type { OrderLine } from '@sangamam/contract/orders/order';
import { withoutUndone } from '@sangamam/contract/orders/amendments/reverse-lines';
import type { LineItem } from '@sangamam/contract/orders/pricing/addon-lines';
import type { Currency } from '@sangamam/contract/orders/pricing/currency-for';

import { changeUndone } from '#phrases/orders/amendments.ts';
import type { Context } from '#server/db/context.ts';

import { listSubmittedLines } from '../selection/order-lines-repository.ts';
import type { OrderRow } from '../order/order-repository.ts';
import { presentLines } from './present-lines.ts';

/** The stored lines of a submitted order as they are priced, in the order of their positions. */
export function linesInOrder(ctx: Context, order: OrderRow): Promise<LineItem[]> {
  return listSubmittedLines(ctx.db, order.id);
}

/** A line that is not stored yet as people read it, its amount in whole dollars of `currency`. */
export function lineInWords(item: LineItem, currency: Currency): OrderLine {
  const [line] = presentLines([item], currency);
  if (!line) throw new Error('A line was not presented');
  return line;
}

/** The stored lines of a submitted order as staff read them; none before submission. */
export async function linesOfOrder(ctx: Context, order: OrderRow): Promise<OrderLine[]> {
  return presentLines(await listSubmittedLines(ctx.db, order.id), order.currency ?? 'USD');
}

/** The same as its family reads them: without changes that were undone before it was told. */
export async function linesForFamily(ctx: Context, order: OrderRow): Promise<OrderLine[]> {
  const lines = await listSubmittedLines(ctx.db, order.id);
  return presentLines(withoutUndone(lines, changeUndone), order.currency ?? 'USD');
}
