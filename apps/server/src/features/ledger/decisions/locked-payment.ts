import type { AuditAction } from '@sangamam/contract/audit/audit-catalogue';
import { paymentDecision, type PaymentAction } from '@sangamam/contract/ledger/decisions/payment-decisions';
import { heldIn, receivedIn, type EntryKind } from '@sangamam/contract/ledger/entries/ledger';
import type { UndoableAction } from '@sangamam/contract/ledger/undo/payment-undo';

import { inTransaction, type Context } from '#server/db/context.ts';
import { explainConflict } from '#server/features/audit/explain-conflict.ts';
import { recordAudit } from '#server/features/audit/record-audit.ts';
import { setPaymentStatus } from '#server/features/orders/decisions/set-payment-status.ts';
import { statusOf, type OrderRow } from '#server/features/orders/order/order-facts.ts';
import { lockOrder } from '#server/features/orders/order/require-own-order.ts';
import { beginUndoable } from '#server/features/undo/undoable-decisions.ts';
import type { AnyActor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import { requirePossible } from '#server/http/errors/require-possible.ts';

import { decisionFactsOf, type PaymentWithLedger } from '../payment-facts.ts';
import {
  findLatestPayment,
  findPayment,
  insertEntry,
  lastReason,
  listLedger,
  updatePaymentState,
  type PaymentEntryRow,
  type PaymentRow,
} from '../payment-repository.ts';
import { decisionsOnPayments } from '../undo/decision-repository.ts';
import { contestedPayment } from './contested-payment.ts';
import { reservedByPayment } from '../refunds/refund-repository.ts';

/** A payment with its ledger, under the lock of its order. */
export interface LockedPayment extends PaymentWithLedger {
  /** The decision that can be undone, which its entries name. */
  decisionId?: string | undefined;
}

interface Attempt {
  actor: AnyActor;
  action: PaymentAction;
  reason?: string | undefined;
  /** Whether the treasurer may take it back for a minute. */
  undoable?: false;
}

/** A decision that can be undone for a minute: its entries name it, and its mails wait that long. */
interface UndoableAttempt extends Omit<Attempt, 'action' | 'undoable'> {
  action: UndoableAction;
  undoable: true;
}

/**
 * Carries out an action that the decision table allows, in one transaction under the lock of the payment's order, which
 * serialises all events of that order. A repeated call finds the action done and returns the payment unchanged. A refusal
 * says who was quicker.
 */
export function withLockedPayment(
  ctx: Context,
  paymentId: string,
  attempt: Attempt | UndoableAttempt,
  work: (ctx: Context, locked: LockedPayment) => Promise<LockedPayment>,
) {
  const decide = () =>
    inTransaction(ctx, async (ctx) => {
      const locked = await lockPayment(ctx, paymentId);
      const decision = paymentDecision(attempt.action, decisionFactsOf(locked));
      if (requirePossible(decision, attempt.reason) !== 'possible') return answerRepeat(ctx, locked, attempt);
      if (!attempt.undoable) return answer(await work(ctx, locked));
      const { id, createdAt, ctx: undoable } = beginUndoable(ctx);
      const decided = { paymentId, action: attempt.action, stateBefore: locked.payment.state };
      await decisionsOnPayments.insert(ctx.db, { id, createdAt, ...decided });
      return answer(await work(undoable, { ...locked, decisionId: id }));
    });
  return explainConflict(ctx, attempt.actor, () => contestedPayment(ctx, paymentId), decide);
}

/**
 * Locks the order of a payment and reads what happened to the payment so far.
 *
 * @throws NOT_FOUND
 */
export async function lockPayment(ctx: Context, paymentId: string): Promise<LockedPayment> {
  const seen = await findPayment(ctx.db, paymentId);
  if (!seen) throw new AppError('NOT_FOUND');
  const order = await lockOrder(ctx, seen.orderId);
  const payment = await findPayment(ctx.db, paymentId);
  if (!payment) throw new AppError('NOT_FOUND');
  return withLedger(ctx, order, payment);
}

/** A payment with what happened to it so far. Call it under the order's lock. */
export async function withLedger(ctx: Context, order: OrderRow, payment: PaymentRow): Promise<LockedPayment> {
  const entries = await listLedger(ctx.db, payment.id);
  const reserved = (await reservedByPayment(ctx.db, [payment.id])).get(payment.id) ?? 0;
  return { payment, order, entries, reserved };
}

/** Answers a repeated decision. A call with another reason is refused, because its reason would be lost. */
async function answerRepeat(
  ctx: Context,
  locked: LockedPayment,
  { action, reason }: Pick<Attempt, 'action' | 'reason'>,
) {
  const kind = kindOf[action];
  if (reason !== undefined && reason !== (await lastReason(ctx.db, locked.payment.id, kind)))
    throw new AppError('CONFLICT');
  return answer(locked);
}

const kindOf = {
  'receive-and-approve': 'APPROVED',
  receive: 'RECEIVED',
  approve: 'APPROVED',
  decline: 'DECLINED',
  reject: 'REJECTED',
  reverse: 'REVERSED',
  correct: 'CORRECTED',
  move: 'MOVED_OUT',
  refund: 'REFUNDED',
} as const satisfies Record<PaymentAction, EntryKind>;

type NewEntry = Pick<PaymentEntryRow, 'kind'> &
  Partial<Pick<PaymentEntryRow, 'amount' | 'reference' | 'reason' | 'counterpartPaymentId'>>;

/**
 * Appends an entry, stores the state that it leads to and records both in the audit log. The order takes over the state
 * of its latest payment only: an older one may be put right while another is under way.
 */
export async function recordDecision(
  ctx: Context,
  actor: AnyActor,
  { payment, order, entries, reserved, decisionId }: LockedPayment,
  state: PaymentRow['state'],
  entry: NewEntry,
  { action = `payment.${entry.kind.toLowerCase() as Lowercase<EntryKind>}` }: { action?: AuditAction } = {},
): Promise<LockedPayment> {
  const paymentId = payment.id;
  await insertEntry(ctx.db, actor, { ...entry, paymentId, decisionId, createdAt: ctx.now() });
  const decided = await updatePaymentState(ctx.db, payment.id, state);
  const latest = await findLatestPayment(ctx.db, order.id);
  const orderState = latest?.id === payment.id ? state : (order.paymentStatus ?? state);
  const { order: changed } = await setPaymentStatus(ctx, order, orderState);
  const changedEntries = [...entries, { kind: entry.kind, amount: entry.amount ?? 0 }];
  await recordAudit(ctx, {
    actor,
    action,
    entityId: payment.id,
    before: { state: payment.state, held: heldIn(entries) },
    after: { state, held: heldIn(changedEntries) },
    ...(typeof entry.reason === 'string' && { reason: entry.reason }),
  });
  return { payment: decided, order: changed, entries: changedEntries, reserved, decisionId };
}

/** What a decision answers. */
export function answer({ payment, order, entries }: LockedPayment) {
  return {
    _id: payment.id,
    state: payment.state,
    receivedAmount: receivedIn(entries),
    heldAmount: heldIn(entries),
    dueAmount: payment.dueAmount,
    orderId: order.id,
    orderStatus: statusOf(order),
    permConvRegNo: order.permNumber,
  };
}
