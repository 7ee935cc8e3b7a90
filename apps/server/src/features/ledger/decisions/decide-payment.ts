import type { Context } from '#server/db/context.ts';
import { inExplainedTransaction } from '#server/features/audit/explain-conflict.ts';
import type { AnyActor } from '#server/http/access/actor.ts';

import { mailPartReceived } from '../mails/part-received-mail.ts';
import { mailApproval } from '../mails/payment-approved-mail.ts';
import { mailPaymentDeclined } from '../mails/payment-declined-mail.ts';
import { contestedPayment } from './contested-payment.ts';
import { answer, beginDecision, isDoneAlready, lockPayment, recordDecision } from './locked-payment.ts';
import { recordReceived, type ReceivedMoney } from './record-received.ts';

/**
 * Records received money in whole dollars, which may be a part of the amount due. `receivedBefore` is what the
 * treasurer saw: a second click, or somebody else's entry in the meantime, is refused instead of counted twice. What is
 * taken back in another way, such as a bank line with its import, is not `undoable` by itself.
 *
 * @throws NOT_FOUND, TRANSITION_NOT_POSSIBLE, CONFLICT, RQST_PARAMS_INVALID for a check of another kind of payment
 */
export function receivePayment(
  ctx: Context,
  actor: AnyActor,
  paymentId: string,
  money: ReceivedMoney,
  { undoable = true }: { undoable?: boolean } = {},
) {
  return inExplainedTransaction(ctx, actor, contestedPayment(paymentId), async (tx) => {
    const payment = await lockPayment(tx, paymentId);
    if (await isDoneAlready(tx, payment, { action: 'receive' })) return answer(payment);
    const begun = undoable ? await beginDecision(tx, payment, 'receive') : { ctx: tx, locked: payment };
    const { ctx, locked } = begun;
    const decided = await recordReceived(ctx, actor, locked, money);
    await mailPartReceived(ctx, decided.order, decided.payment);
    return answer(decided);
  });
}

/**
 * Approves a payment; a short one needs a reason. For a cancelled or rejected order there is nothing to approve: its
 * money is to be refunded. Idempotent: a repeated call returns the first result.
 *
 * @throws NOT_FOUND, TRANSITION_NOT_POSSIBLE, REASON_REQUIRED, CONFLICT when it was decided with another reason
 */
export function approvePayment(ctx: Context, actor: AnyActor, paymentId: string, reason: string | undefined) {
  return inExplainedTransaction(ctx, actor, contestedPayment(paymentId), async (tx) => {
    const payment = await lockPayment(tx, paymentId);
    if (await isDoneAlready(tx, payment, { action: 'approve', reason })) return answer(payment);
    const { ctx, locked } = await beginDecision(tx, payment, 'approve');
    const decided = await recordDecision(ctx, actor, locked, 'PAYMENT_APPROVED', {
      kind: 'APPROVED',
      reason: reason ?? null,
    });
    await mailApproval(ctx, decided);
    return answer(decided);
  });
}

/**
 * Declines a payment of which nothing was found. The family may pay again.
 *
 * @throws NOT_FOUND, TRANSITION_NOT_POSSIBLE, CONFLICT when it was decided with another reason
 */
export function declinePayment(ctx: Context, actor: AnyActor, paymentId: string, reason: string) {
  return inExplainedTransaction(ctx, actor, contestedPayment(paymentId), async (tx) => {
    const payment = await lockPayment(tx, paymentId);
    if (await isDoneAlready(tx, payment, { action: 'decline', reason })) return answer(payment);
    const { ctx, locked } = await beginDecision(tx, payment, 'decline');
    const decided = await recordDecision(ctx, actor, locked, 'PAYMENT_DECLINED', {
      kind: 'DECLINED',
      reason,
    });
    await mailPaymentDeclined(ctx, decided.order, decided.payment, reason);
    return answer(decided);
  });
}

/**
 * Rejects a payment that cannot be accepted, and of which nothing is held. The family may pay again.
 *
 * @throws NOT_FOUND, TRANSITION_NOT_POSSIBLE, CONFLICT when it was decided with another reason
 */
export function rejectPayment(ctx: Context, actor: AnyActor, paymentId: string, reason: string) {
  return inExplainedTransaction(ctx, actor, contestedPayment(paymentId), async (tx) => {
    const payment = await lockPayment(tx, paymentId);
    if (await isDoneAlready(tx, payment, { action: 'reject', reason })) return answer(payment);
    const { ctx, locked } = await beginDecision(tx, payment, 'reject');
    const decided = await recordDecision(ctx, actor, locked, 'PAYMENT_REJECTED', {
      kind: 'REJECTED',
      reason,
    });
    await mailPaymentDeclined(ctx, decided.order, decided.payment, reason);
    return answer(decided);
  });
}
