import { heldIn } from '@sangamam/contract/ledger/entries/ledger';
import { refundDueOf } from '@sangamam/contract/ledger/entries/refund-due';
import {
  refundDecision,
  stateAfterRefund,
  type RefundAction,
} from '@sangamam/contract/ledger/refunds/refund-decisions';

import type { Context } from '#server/db/context.ts';
import type { ContestedRecord } from '#server/features/audit/explain-conflict.ts';
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

/** What the treasurer wants of a refund. */
interface RefundAttempt {
  action: RefundAction;
  /** The revision that the treasurer saw. */
  revision: number;
  reference?: string;
  reason?: string;
}

/**
 * Locks the order of a refund and reads what happened to its payment so far.
 *
 * @throws NOT_FOUND
 */
export async function lockRefund(ctx: Context, refundId: string): Promise<LockedRefund> {
  const seen = await findRefund(ctx.db, refundId);
  if (!seen) throw new AppError('NOT_FOUND');
  const locked = await lockPayment(ctx, seen.paymentId);
  return { ...locked, refund: (await findRefund(ctx.db, refundId)) ?? seen };
}

/**
 * Whether an earlier call has done the same with a locked refund; false when it is possible now.
 *
 * @throws the refusal of the decision table, CONFLICT at another revision, or where another reference or reason would be
 *   lost
 */
export async function isDoneAlready(
  ctx: Context,
  { refund, ...locked }: LockedRefund,
  { action, revision, reference, reason }: RefundAttempt,
): Promise<boolean> {
  const facts = {
    state: refund.state,
    covered: isCovered(refund, { ...locked, held: heldIn(locked.entries) }),
    gives: refund.amount > 0,
  };
  if (requirePossible(refundDecision(action, facts)) === 'possible') {
    if (refund.revision !== revision) throw new AppError('CONFLICT');
    return false;
  }
  const sameReference = reference === undefined || reference === refund.reference;
  const sameReason = reason === undefined || reason === (await stepReason(ctx.db, refund.id, refund.state));
  if (!sameReference || !sameReason) throw new AppError('CONFLICT');
  return true;
}

/** Stores the state that an action leads to, as a step of the refund, and records it in the audit log. */
export async function recordStep(
  ctx: Context,
  actor: AnyActor,
  before: RefundEntity,
  { action, reference, reason }: Omit<RefundAttempt, 'revision'>,
): Promise<RefundEntity> {
  const state = stateAfterRefund[action];
  const refund = await updateRefund(ctx.db, before.id, {
    state,
    ...(reference !== undefined && { reference }),
  });
  await insertStep(ctx.db, actor, {
    refundId: before.id,
    state,
    reason: reason ?? null,
    createdAt: ctx.now(),
  });
  await auditRefund(ctx, actor, refund, { before: before.state, reason: reason ?? null });
  return refund;
}

/** Whether what an open refund takes is still not due. `held` is the sum of the payment's ledger, whole dollars. */
export function isCovered(
  { amount, keptFee }: Pick<RefundEntity, 'amount' | 'keptFee'>,
  { payment, order, held }: { payment: PaymentRow; order: OrderRow; held: number },
): boolean {
  const { state, dueAmount: due } = payment;
  return amount + keptFee <= refundDueOf({ state, held, due, orderIsActive: holdsCapacity(order) });
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

/** What was decided about a refund's payment and its registration, for a refusal that says who was quicker. */
export function contestedRefund(refundId: string) {
  return async (ctx: Context): Promise<ContestedRecord[]> => {
    const refund = await findRefund(ctx.db, refundId);
    return refund ? contestedPayment(refund.paymentId)(ctx) : [];
  };
}
