import type { Context } from '#server/db/context.ts';
import type { PaymentStatus } from '@sangamam/contract/orders/order-status';

import { confirmWhenDue } from './confirm-when-due.ts';
import { updateOrder, type OrderRow } from '../order/order-repository.ts';

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
