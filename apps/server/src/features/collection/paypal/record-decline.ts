import * as phrases from '#phrases/collection/paypal.ts';
import { inTransaction, type Context } from '#server/db/context.ts';
import { recordDecision, withLedger } from '#server/features/ledger/decisions/locked-payment.ts';
import { openPaymentOf, type PaymentRow } from '#server/features/ledger/post.ts';

import { mailPaypalDeclined } from '../mails/paypal-mails.ts';
import { updateAttempt, type PaypalAttemptRow } from './attempt-repository.ts';
import { insertPaypalPayment, paypalActor } from './insert-paypal-payment.ts';
import { lockAttempt, type LockedAttempt } from './lock-attempt.ts';

/** PayPal could not charge the payer: the payment is PAYMENT_DECLINED, and the family may pay again. Idempotent. */
export function recordDecline(ctx: Context, attempt: PaypalAttemptRow): Promise<PaypalAttemptRow> {
  return inTransaction(ctx, async (ctx) => declineLocked(ctx, await lockAttempt(ctx, attempt)));
}

/** The same for an attempt that is locked already. */
export async function declineLocked(
  ctx: Context,
  { attempt, order }: LockedAttempt,
): Promise<PaypalAttemptRow> {
  if (attempt.state === 'DECLINED' || attempt.state === 'CAPTURED') return attempt;
  const declined = await updateAttempt(ctx.db, attempt.id, { state: 'DECLINED', updatedAt: ctx.now() });
  const payment = await paymentToDecline(ctx, { attempt, order });
  // Another payment stands on the order: nothing changes for the family.
  if (!payment) return declined;
  const entry = { kind: 'DECLINED', reason: phrases.couldNotCharge } as const;
  const locked = await withLedger(ctx, order, payment);
  const decided = await recordDecision(ctx, paypalActor, locked, 'PAYMENT_DECLINED', entry);
  await mailPaypalDeclined(ctx, decided.order, decided.payment);
  return updateAttempt(ctx.db, attempt.id, { paymentId: payment.id, updatedAt: ctx.now() });
}

/** The payment that PayPal had held back, or else a new one; none while another payment is open on the order. */
async function paymentToDecline(
  ctx: Context,
  { attempt, order }: LockedAttempt,
): Promise<PaymentRow | undefined> {
  const open = await openPaymentOf(ctx, order.id);
  if (open)
    return open.method === 'PAYPAL' &&
      open.id === attempt.paymentId &&
      open.state === 'PENDING_PAYMENT_APPROVAL'
      ? open
      : undefined;
  if (attempt.paymentId !== null) return undefined;
  return insertPaypalPayment(ctx, { attempt, order }, { captureId: null, reason: null });
}
