import { reportableMethods, type ReportableMethod } from '@sangamam/contract/ledger/terms/payment-methods';

import type { Context } from '#server/db/context.ts';
import { lockOrder } from '#server/features/orders/order/require-own-order.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import { reportForFamily } from '#server/features/collection/reporting/report-for-family.ts';
import { openPaymentOf, type PaymentRow } from '#server/features/ledger/post.ts';

import type { LineRow } from './line-repository.ts';

/** The method that an unreported payment is expected by, and booked by where the bank's line names no other: Zelle. */
export const assumedMethod: ReportableMethod = 'CHASE';

/** The words by which a bank's line says that money came by a method; `null` for the one that it does not name. */
const wordsOfBanks: Readonly<Record<ReportableMethod, RegExp | null>> = {
  CHEQUE: /\bche(?:ck|que)\b/iu,
  CHASE: null,
};

/**
 * The payment that a line's money is booked on: the open one of the order, or a new one when the family has not reported
 * it. The new one is by the method that the bank's line names.
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
  const text = `${payer} ${memo}`;
  const method = reportableMethods.find((one) => wordsOfBanks[one]?.test(text)) ?? assumedMethod;
  return { payment: await reportForFamily(ctx, actor, order, method), isNew: true };
}
