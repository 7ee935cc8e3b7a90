import type { Context } from '#server/db/context.ts';
import { recordAudit } from '#server/features/audit/record-audit.ts';
import { conventionById } from '#server/features/conventions/convention-by-id.ts';
import { setPaymentStatus } from '#server/features/orders/decisions/set-payment-status.ts';
import { factsOf, isAddonOrder, type OrderRow } from '#server/features/orders/order/order-facts.ts';
import { lockOrder } from '#server/features/orders/order/require-own-order.ts';
import { readSiteSettings } from '#server/features/reference-data/read-site-settings.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import { payabilityMessages, paymentRefusal } from '@sangamam/contract/payments/payability';

import { findOpenPayment, insertEntry, insertPayment, type PaymentRow } from '../payment-repository.ts';
import { paymentDueDate } from '../report/payment-due-date.ts';
import { paymentOption } from '../report/payment-options.ts';
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
  line: LineRow,
): Promise<{ payment: PaymentRow; isNew: boolean }> {
  const order = await lockOrder(ctx, orderId);
  if (order.currency !== line.currency) throw new AppError('CONFLICT');
  const open = await findOpenPayment(ctx.db, orderId);
  if (open) return { payment: open, isNew: false };
  const refusal = paymentRefusal(factsOf(order));
  if (refusal) throw new AppError('PAYMENT_NOT_POSSIBLE', { message: payabilityMessages[refusal] });
  return { payment: await reportForFamily(ctx, actor, order, line), isNew: true };
}

async function reportForFamily(
  ctx: Context,
  actor: Actor,
  order: OrderRow,
  { payer, memo, currency }: LineRow,
): Promise<PaymentRow> {
  const { net } = factsOf(order);
  const method = /\bche(?:ck|que)\b/iu.test(`${payer} ${memo}`) ? 'CHEQUE' : 'CHASE';
  const { timeZone } = await conventionById(ctx, order.conventionId);
  const due = { currency, isAddonOrder: isAddonOrder(order), timeZone };
  const toPay = { net, dueDate: await paymentDueDate(due, ctx.now()) };
  const option = paymentOption(method, toPay, await readSiteSettings(ctx));
  const payment = await insertPayment(ctx.db, {
    orderId: order.id,
    method,
    state: 'PENDING_PAYMENT_APPROVAL',
    currency,
    netAmount: net,
    feeAmount: option.convenienceFee,
    dueAmount: option.totalDue,
    dueDate: option.dueDate,
    createdAt: ctx.now(),
  });
  await insertEntry(ctx.db, actor, { paymentId: payment.id, kind: 'REPORTED', createdAt: ctx.now() });
  await setPaymentStatus(ctx, order, payment.state);
  await recordAudit(ctx, {
    actorId: actor.userId,
    action: 'payment.reported',
    entity: 'order',
    entityId: order.id,
    after: { method, dueAmount: payment.dueAmount, currency },
  });
  return payment;
}
