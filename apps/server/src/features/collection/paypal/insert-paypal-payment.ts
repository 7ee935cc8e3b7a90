import { calendarDateIn } from '@sangamam/contract/fields/dates/calendar-date';

import type { Context } from '#server/db/context.ts';
import { conventionById } from '#server/features/conventions/convention-by-id.ts';
import { systemActor } from '#server/http/access/actor.ts';
import { factsOf } from '#server/features/orders/order/order-facts.ts';
import { type PaymentRow, postEntry, postPayment } from '#server/features/ledger/post.ts';

import type { LockedAttempt } from './lock-attempt.ts';

/** The actor of everything that PayPal says. */
export const paypalActor = systemActor('PayPal');

/** Stores a payment by PayPal with its first entry, at the fee that the family was shown. */
export async function insertPaypalPayment(
  ctx: Context,
  { attempt, order }: LockedAttempt,
  { captureId, reason }: { captureId: string | null; reason: string | null },
): Promise<PaymentRow> {
  // What the order costs now: a correction of its price since then shows as short or too much.
  const { net } = factsOf(order);
  const { timeZone } = await conventionById(ctx, order.conventionId);
  const payment = await postPayment(ctx, {
    orderId: order.id,
    method: 'PAYPAL',
    state: 'PENDING_PAYMENT_APPROVAL',
    currency: attempt.currency,
    netAmount: net,
    feeAmount: attempt.feeAmount,
    dueAmount: net + attempt.feeAmount,
    // Money that was pending before is on a payment with this id already.
    providerId: attempt.captureId === null ? captureId : null,
    dueDate: calendarDateIn(timeZone, ctx.now()),
    createdAt: ctx.now(),
  });
  const entry = { paymentId: payment.id, kind: 'REPORTED', createdAt: ctx.now() } as const;
  await postEntry(ctx, paypalActor, { ...entry, reference: captureId, reason });
  return payment;
}
