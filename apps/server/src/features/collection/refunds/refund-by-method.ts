import { refundDecision } from '@sangamam/contract/ledger/refunds/refund-decisions';
import { heldIn } from '@sangamam/contract/ledger/entries/ledger';

import { inTransaction, type Context } from '#server/db/context.ts';
import type { AnyActor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import { requirePossible } from '#server/http/errors/require-possible.ts';
import { lockPayment } from '#server/features/ledger/decisions/locked-payment.ts';
import { createRefund, type NewRefund } from '#server/features/ledger/refunds/create-refund.ts';
import { sendRefund } from '#server/features/ledger/refunds/decide-refund.ts';
import { isCovered } from '#server/features/ledger/refunds/locked-refund.ts';
import { refundById, type RefundEntity } from '#server/features/ledger/post.ts';

import { lockAttempt } from '../paypal/lock-attempt.ts';
import { recordMoneyBack } from '../paypal/record-money-back.ts';
import { refundCapture } from '../paypal/refund-capture.ts';
import { requirePaypalMoney } from '../paypal/require-paypal-money.ts';

/**
 * Enters a refund; one that goes by PayPal needs money that PayPal took.
 *
 * @throws NOT_FOUND, TRANSITION_NOT_POSSIBLE, MORE_THAN_HELD, WAIVED_FEE_REASON, CONFLICT, PAYPAL_REFUSED
 */
export function createRefundByMethod(
  ctx: Context,
  actor: AnyActor,
  entered: NewRefund,
): Promise<RefundEntity> {
  return inTransaction(ctx, async (ctx) => {
    const refund = await createRefund(ctx, actor, entered);
    if (entered.method === 'PAYPAL') await requirePaypalMoney(ctx, entered.paymentId);
    return refund;
  });
}

/**
 * Records a refund that the treasurer has sent; one by PayPal is sent by this call, which asks PayPal and books what it
 * says. Idempotent: the money goes back once, however often it is sent, and whatever answer is lost.
 *
 * @throws NOT_FOUND, TRANSITION_NOT_POSSIBLE, CONFLICT, PAYPAL_REFUSED, PAYPAL_UNAVAILABLE
 */
export async function sendRefundByMethod(
  ctx: Context,
  actor: AnyActor,
  id: string,
  seen: { revision: number; reference: string },
): Promise<RefundEntity> {
  const found = await refundById(ctx, id);
  if (found?.method !== 'PAYPAL' || found.amount === 0) return sendRefund(ctx, actor, id, seen);
  const refund = await requireSendable(ctx, found, seen.revision);
  if (refund.state !== 'APPROVED') return refund;
  const attempt = await requirePaypalMoney(ctx, refund.paymentId);
  const { captureId, currency } = attempt;
  const given = await refundCapture(ctx, { captureId, currency, refundId: id, amount: refund.amount });
  await inTransaction(ctx, async (ctx) => {
    const locked = await lockAttempt(ctx, attempt);
    await recordMoneyBack(ctx, locked.attempt, given, actor);
  });
  return (await refundById(ctx, id)) ?? refund;
}

/** Asked before PayPal is, since a transaction must not wait for it. */
function requireSendable(
  ctx: Context,
  { id, paymentId }: RefundEntity,
  revision: number,
): Promise<RefundEntity> {
  return inTransaction(ctx, async (ctx) => {
    const locked = await lockPayment(ctx, paymentId);
    const refund = await refundById(ctx, id);
    if (!refund) throw new AppError('NOT_FOUND');
    if (refund.state === 'SENT' || refund.state === 'DONE') return refund;
    const covered = isCovered(refund, { ...locked, held: heldIn(locked.entries) });
    requirePossible(refundDecision('send', { state: refund.state, covered, gives: refund.amount > 0 }));
    if (refund.revision !== revision) throw new AppError('CONFLICT');
    return refund;
  });
}
