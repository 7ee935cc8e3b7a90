import type { Context } from '#server/db/context.ts';
import { conventionById } from '#server/features/conventions/convention-by-id.ts';
import { isAddonOrder, type OrderRow } from '#server/features/orders/order/order-facts.ts';

import { paymentDueDate } from './payment-due-date.ts';

/**
 * The day by which a payment of this order should arrive if it is reported now (`YYYY-MM-DD`). Everything that tells a
 * family by when to pay asks here as long as no payment is on record, and the report stores the same day.
 */
export async function dueIfReported(ctx: Context, order: OrderRow): Promise<string> {
  const { timeZone } = await conventionById(ctx, order.conventionId);
  const currency = order.currency ?? 'USD';
  return paymentDueDate({ currency, isAddonOrder: isAddonOrder(order), timeZone }, ctx.now());
}
