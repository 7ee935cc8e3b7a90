import type { Context } from '#server/db/context.ts';
import { lockOrder } from '#server/features/orders/order/require-own-order.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import { reportForFamily } from '#server/features/collection/reporting/report-for-family.ts';
import { openPaymentOf, type PaymentRow } from '#server/features/ledger/post.ts';

import type { LineRow } from './statement-repository.ts';

/**
 * The payment that a line's money is booked on: the open one of the order, or a new one when the family has not reported
 * it. The new one is by check when the bank says so, otherwise by Zelle.
 *
 * @throws ORDER_NOT_FOUND, PAYMENT_NOT_POSSIBLE, CONFLICT for another currency
 */
export async function paymentForMoney(
  ctx: Context,
  actor: Actor,
  orderId: string,
  { currency, payer, memo }: LineRow,
): Promise<{ payment: PaymentRow; isNew: boolean }> {
  const order = await lockOrder(ctx, orderId);
  if (order.currency !== currency) throw new AppError('CONFLICT');
  const open = await openPaymentOf(ctx, orderId);
  if (open) return { payment: open, isNew: false };
  const method = /\bche(?:ck|que)\b/iu.test(`${payer} ${memo}`) ? 'CHEQUE' : 'CHASE';
  return { payment: await reportForFamily(ctx, actor, order, method), isNew: true };
}
