import type { Context } from '#server/db/context.ts';
import type { PaymentStatus } from '@sangamam/contract/orders/order-status';

import { confirmWhenDue } from './confirm-when-due.ts';
import { updateOrder, updateOrders, type OrderRow } from '../order/order-repository.ts';

/**
 * Stores the new payment status and confirms the order if only the payment was missing. Call it under the order's lock.
 */
export async function setPaymentStatus(
  ctx: Context,
  order: OrderRow,
  paymentStatus: PaymentStatus,
): Promise<{ order: OrderRow; newlyConfirmed: boolean }> {
  const changed = await updateOrder(ctx.db, order.id, { paymentStatus, updatedAt: ctx.now() });
  return confirmWhenDue(ctx, changed);
}

/** The same for several orders, which are locked. Answers them by id. */
export async function setPaymentStatusOfEach(
  ctx: Context,
  orderIds: readonly string[],
  paymentStatus: PaymentStatus,
): Promise<Map<string, OrderRow>> {
  const changed = new Map<string, OrderRow>();
  for (const order of await updateOrders(ctx.db, orderIds, { paymentStatus, updatedAt: ctx.now() }))
    changed.set(order.id, (await confirmWhenDue(ctx, order)).order);
  return changed;
}
