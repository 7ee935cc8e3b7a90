import { payabilityMessages, paymentRefusal } from '@sangamam/contract/collection/reporting/payability';
import type { ReportableMethod } from '@sangamam/contract/ledger/terms/payment-methods';

import type { Context } from '#server/db/context.ts';
import { recordAudit } from '#server/features/audit/record-audit.ts';
import { setPaymentStatus } from '#server/features/orders/decisions/set-payment-status.ts';
import { factsOf, type OrderRow } from '#server/features/orders/order/order-facts.ts';
import { readSiteSettings } from '#server/features/conventions/site-settings/read-site-settings.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import { dueIfReported } from '#server/features/ledger/terms/due-if-reported.ts';
import { paymentOption } from '#server/features/ledger/terms/payment-options.ts';
import { type PaymentRow, postEntry, postPayment } from '#server/features/ledger/post.ts';

/**
 * Makes the payment that money of a family is booked on that reported none. Call it under the order's lock. The family is
 * not told: the money is booked next.
 *
 * @throws PAYMENT_NOT_POSSIBLE with the reason as its sentence
 */
export async function reportForFamily(
  ctx: Context,
  actor: Actor,
  order: OrderRow,
  method: ReportableMethod,
): Promise<PaymentRow> {
  const facts = factsOf(order);
  const refusal = paymentRefusal(facts);
  if (refusal) throw new AppError('PAYMENT_NOT_POSSIBLE', { message: payabilityMessages[refusal] });
  const currency = order.currency ?? 'USD';
  const toPay = { net: facts.net, dueDate: await dueIfReported(ctx, order) };
  const option = paymentOption(method, toPay, await readSiteSettings(ctx));
  const payment = await postPayment(ctx, {
    orderId: order.id,
    method,
    state: 'PENDING_PAYMENT_APPROVAL',
    currency,
    netAmount: facts.net,
    feeAmount: option.convenienceFee,
    dueAmount: option.totalDue,
    dueDate: option.dueDate,
    createdAt: ctx.now(),
  });
  await postEntry(ctx, actor, { paymentId: payment.id, kind: 'REPORTED', createdAt: ctx.now() });
  await setPaymentStatus(ctx, order, payment.state);
  await recordAudit(ctx, {
    actorId: actor.userId,
    action: 'payment.entered',
    entityId: order.id,
    after: { method, dueAmount: payment.dueAmount, currency },
  });
  return payment;
}
