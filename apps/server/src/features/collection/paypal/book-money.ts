import * as phrases from '#phrases/collection/paypal.ts';
import type { PaypalCapture } from '#server/adapters/paypal/paypal-wire.ts';
import type { Context } from '#server/db/context.ts';
import { recordAudit } from '#server/features/audit/record-audit.ts';
import { setPaymentStatus } from '#server/features/orders/decisions/set-payment-status.ts';
import { changePaymentState, openPaymentOf, postEntry } from '#server/features/ledger/post.ts';

import { mailPaypalCaptured } from '../mails/paypal-mails.ts';
import { updateAttempt, type PaypalAttemptRow } from './attempt-repository.ts';
import { isExactly, wholeDollars } from './captured-amount.ts';
import { insertPaypalPayment, paypalActor as actor } from './insert-paypal-payment.ts';
import type { LockedAttempt } from './lock-attempt.ts';

/**
 * Books captured money as received; the treasurer approves it. It goes onto the payment that is open on the order, such
 * as a check that was reported meanwhile: when both come, the list shows too much. An amount that is not what was asked
 * for is booked as what came, in whole dollars, and says so; another currency is booked as nothing and listed.
 */
export async function bookMoney(
  ctx: Context,
  { attempt, order }: LockedAttempt,
  capture: PaypalCapture,
): Promise<PaypalAttemptRow> {
  const { amount: money } = capture;
  const amount = wholeDollars(money, attempt.currency);
  const reason = isExactly(money, attempt.dueAmount, attempt.currency)
    ? null
    : phrases.otherAmount({ value: money.value, currency: money.currency_code });
  const open = await openPaymentOf(ctx, order.id);
  const first = { captureId: capture.id, reason: amount === 0 ? reason : null };
  const payment = open ?? (await insertPaypalPayment(ctx, { attempt, order }, first));
  const entry = { paymentId: payment.id, createdAt: ctx.now() };
  let { state } = payment;
  if (amount > 0 || open) {
    await postEntry(ctx, actor, { ...entry, kind: 'RECEIVED', amount, reference: capture.id, reason });
    // More money takes no approval back; the last entry says what stands.
    if (state === 'PAYMENT_APPROVED')
      await postEntry(ctx, actor, { ...entry, kind: 'APPROVED', reason: phrases.approvedBefore });
    else state = 'PAYMENT_RECEIVED';
    await changePaymentState(ctx, payment.id, state);
  }
  const { order: changed } = await setPaymentStatus(ctx, order, state);
  await recordAudit(ctx, {
    actor,
    action: 'payment.captured',
    entityId: payment.id,
    after: { method: 'PAYPAL', received: amount, currency: attempt.currency, captureId: capture.id },
    ...(reason !== null && { reason }),
  });
  await mailPaypalCaptured(ctx, changed, { amount: money.value, currency: money.currency_code });
  return settle(ctx, attempt, { state: 'CAPTURED', captureId: capture.id, paymentId: payment.id });
}

/** PayPal took the money and holds it back, to look at it: the payment waits like one that was reported. */
export async function bookPending(
  ctx: Context,
  { attempt, order }: LockedAttempt,
  capture: PaypalCapture,
): Promise<PaypalAttemptRow> {
  const open = await openPaymentOf(ctx, order.id);
  const first = { captureId: capture.id, reason: phrases.heldByPaypal };
  const payment = open ?? (await insertPaypalPayment(ctx, { attempt, order }, first));
  if (!open) await setPaymentStatus(ctx, order, payment.state);
  await recordAudit(ctx, {
    actor,
    action: 'payment.pending',
    entityId: payment.id,
    after: { method: 'PAYPAL', captureId: capture.id },
  });
  return settle(ctx, attempt, { state: 'PENDING', captureId: capture.id, paymentId: payment.id });
}

function settle(
  ctx: Context,
  { id }: PaypalAttemptRow,
  change: Pick<PaypalAttemptRow, 'state' | 'captureId' | 'paymentId'>,
): Promise<PaypalAttemptRow> {
  return updateAttempt(ctx.db, id, { ...change, updatedAt: ctx.now() });
}
