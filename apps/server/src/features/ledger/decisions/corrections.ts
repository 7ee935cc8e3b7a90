import type { ReversalCause } from '@sangamam/contract/ledger/decisions/reversal-causes';
import { heldIn, receivedIn } from '@sangamam/contract/ledger/entries/ledger';

import type { Context } from '#server/db/context.ts';
import { inExplainedTransaction } from '#server/features/audit/explain-conflict.ts';
import type { AnyActor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import { markChecksReversed } from '../checks/check-repository.ts';
import { correctChecks, type CorrectedCheck } from '../checks/correct-checks.ts';
import { mailPaymentReversed } from '../mails/payment-reversed-mail.ts';
import { contestedPayment } from './contested-payment.ts';
import { answer, isDoneAlready, lockPayment, recordDecision } from './locked-payment.ts';

/**
 * Takes back what was booked: a check that bounced, or money that was never this family's; also after the approval. A
 * counter-entry takes all that is held, the payment becomes PAYMENT_DECLINED, a confirmed order falls to
 * PAYMENT_NOT_DONE and keeps its number, and the family is told why. Idempotent: a repeated call returns the first
 * result.
 *
 * @throws NOT_FOUND, TRANSITION_NOT_POSSIBLE, REFUND_OPEN, CONFLICT when it was reversed with another reason
 */
export function reversePayment(
  ctx: Context,
  actor: AnyActor,
  paymentId: string,
  { cause, reason }: { cause: ReversalCause; reason: string },
) {
  return inExplainedTransaction(ctx, actor, contestedPayment(paymentId), async (ctx) => {
    const locked = await lockPayment(ctx, paymentId);
    if (await isDoneAlready(ctx, locked, { action: 'reverse', reason })) return answer(locked);
    const held = heldIn(locked.entries);
    const entry = { kind: 'REVERSED', amount: -held, reason } as const;
    const decided = await recordDecision(ctx, actor, locked, 'PAYMENT_DECLINED', entry);
    await markChecksReversed(ctx.db, paymentId, cause);
    await mailPaymentReversed(ctx, decided, { cause, reason, amount: held, orderBefore: locked.order });
    return answer(decided);
  });
}

/** The right amount that came in all, what was seen before, whole dollars, and why; the check that it is about, if known. */
interface Correction {
  received: number;
  receivedBefore: number;
  reason: string;
  check?: CorrectedCheck;
}

/**
 * Puts a wrong amount right with a counter-entry of the difference. `received` is the right amount that came in all,
 * whole dollars, and `receivedBefore` what the treasurer saw. What is held never falls below what open refunds reserve.
 * An approval stands, even if the payment is short now: the list shows it as short. Idempotent: a call with the amount
 * that stands already changes nothing.
 *
 * @throws NOT_FOUND, TRANSITION_NOT_POSSIBLE, CORRECTION_TOO_LOW, CONFLICT
 */
export function correctPayment(
  ctx: Context,
  actor: AnyActor,
  paymentId: string,
  { received, receivedBefore, reason, check }: Correction,
) {
  return inExplainedTransaction(ctx, actor, contestedPayment(paymentId), async (ctx) => {
    const locked = await lockPayment(ctx, paymentId);
    if (await isDoneAlready(ctx, locked, { action: 'correct' })) return answer(locked);
    const before = receivedIn(locked.entries);
    if (before === received) return answer(locked);
    if (before !== receivedBefore) throw new AppError('CONFLICT');
    const difference = received - before;
    const isApproved = locked.payment.state === 'PAYMENT_APPROVED';
    const least = Math.max(locked.reserved, isApproved ? 1 : 0);
    if (heldIn(locked.entries) + difference < least) throw new AppError('CORRECTION_TOO_LOW');
    await correctChecks(ctx, paymentId, difference, check);
    const entry = { kind: 'CORRECTED', amount: difference, reason } as const;
    return answer(await recordDecision(ctx, actor, locked, locked.payment.state, entry));
  });
}
