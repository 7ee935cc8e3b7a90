import { heldIn } from '@sangamam/contract/ledger/entries/ledger';
import { refundDueOf } from '@sangamam/contract/ledger/entries/refund-due';
import {
  refundDecision,
  stateAfterRefund,
  type RefundAction,
} from '@sangamam/contract/ledger/refunds/refund-decisions';

import { inTransaction, type Context } from '#server/db/context.ts';
import { explainConflict } from '#server/features/audit/explain-conflict.ts';
import { recordAudit } from '#server/features/audit/record-audit.ts';
import { holdsCapacity, type OrderRow } from '#server/features/orders/order/order-facts.ts';
import type { AnyActor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import { requirePossible } from '#server/http/errors/require-possible.ts';

import { contestedPayment } from '../decisions/contested-payment.ts';
import { lockPayment } from '../decisions/locked-payment.ts';
import type { PaymentWithLedger } from '../payment-facts.ts';
import type { PaymentRow } from '../payment-repository.ts';
import { findRefund, insertStep, stepReason, updateRefund, type RefundEntity } from './refund-repository.ts';

/** A refund with its payment, under the lock of its order. */
export interface LockedRefund extends PaymentWithLedger {
  refund: RefundEntity;
}

interface Attempt {
  action: RefundAction;
  /** The revision that the treasurer saw. */
  revision: number;
  reference?: string;
  reason?: string;
}

/**
 * Carries out an action that the decision table allows, in one transaction under the lock of the refund's order. A
 * repeated call finds the action done and returns the refund unchanged; one that would lose another reference or reason
 * is refused.
 *
 * @throws NOT_FOUND, TRANSITION_NOT_POSSIBLE, CONFLICT
 */
export function withLockedRefund(
  ctx: Context,
  actor: AnyActor,
  refundId: string,
  attempt: Attempt,
  work: (ctx: Context, locked: LockedRefund) => Promise<void>,
): Promise<RefundEntity> {
  const decide = async (ctx: Context) => {
    const seen = await findRefund(ctx.db, refundId);
    if (!seen) throw new AppError('NOT_FOUND');
    const locked = await lockPayment(ctx, seen.paymentId);
    const refund = (await findRefund(ctx.db, refundId)) ?? seen;
    const facts = {
      state: refund.state,
      covered: isCovered(refund, { ...locked, held: heldIn(locked.entries) }),
      gives: refund.amount > 0,
    };
    if (requirePossible(refundDecision(attempt.action, facts)) === 'already-done')
      return requireSame(ctx, refund, attempt);
    if (refund.revision !== attempt.revision) throw new AppError('CONFLICT');
    const { reference, reason = null } = attempt;
    const state = stateAfterRefund[attempt.action];
    const changed = await updateRefund(ctx.db, refund.id, {
      state,
      ...(reference !== undefined && { reference }),
    });
    await insertStep(ctx.db, actor, { refundId, state, reason, createdAt: ctx.now() });
    await auditRefund(ctx, actor, changed, { before: refund.state, reason });
    await work(ctx, { ...locked, refund: changed });
    return changed;
  };
  const contested = async () => {
    const refund = await findRefund(ctx.db, refundId);
    return refund ? contestedPayment(ctx, refund.paymentId) : [];
  };
  return explainConflict(ctx, actor, contested, () => inTransaction(ctx, decide));
}

/** Whether what an open refund takes is still not due. `held` is the sum of the payment's ledger, whole dollars. */
export function isCovered(
  { amount, keptFee }: Pick<RefundEntity, 'amount' | 'keptFee'>,
  { payment, order, held }: { payment: PaymentRow; order: OrderRow; held: number },
): boolean {
  const { state, dueAmount: due } = payment;
  return amount + keptFee <= refundDueOf({ state, held, due, orderIsActive: holdsCapacity(order) });
}

async function requireSame(
  ctx: Context,
  refund: RefundEntity,
  { reference, reason }: Attempt,
): Promise<RefundEntity> {
  const sameReference = reference === undefined || reference === refund.reference;
  const sameReason = reason === undefined || reason === (await stepReason(ctx.db, refund.id, refund.state));
  if (!sameReference || !sameReason) throw new AppError('CONFLICT');
  return refund;
}

/** Refunds are audited with their payment, whose history staff read. */
export function auditRefund(
  ctx: Context,
  actor: AnyActor,
  { id, paymentId, state, amount, keptFee, currency }: RefundEntity,
  { before, reason }: { before: RefundEntity['state'] | null; reason: string | null },
): Promise<void> {
  return recordAudit(ctx, {
    actor,
    action: `refund.${state.toLowerCase() as Lowercase<typeof state>}`,
    entityId: paymentId,
    before: { state: before },
    after: { refundId: id, state, amount, keptFee, currency },
    ...(reason !== null && { reason }),
  });
}
