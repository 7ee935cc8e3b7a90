import type { AuditAction } from '@sangamam/contract/audit/audit-catalogue';
import { paymentDecision, type PaymentAction } from '@sangamam/contract/ledger/decisions/payment-decisions';
import { heldIn, receivedIn, type EntryKind } from '@sangamam/contract/ledger/entries/ledger';
import type { UndoableAction } from '@sangamam/contract/ledger/undo/payment-undo';

import type { Context } from '#server/db/context.ts';
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
import { reservedByPayment } from '../refunds/refund-repository.ts';

/** A payment with its ledger, under the lock of its order. */
export interface LockedPayment extends PaymentWithLedger {
  /** The decision that can be undone, which its entries name. */
  decisionId?: string | undefined;
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

/**
 * Whether an earlier call has decided the same about a locked payment; false when it is possible now.
 *
 * @throws the refusal of the decision table, REASON_REQUIRED, CONFLICT with another reason, which would be lost
 */
export async function isDoneAlready(
  ctx: Context,
  locked: LockedPayment,
  { action, reason }: { action: PaymentAction; reason?: string | undefined },
): Promise<boolean> {
  const decision = paymentDecision(action, decisionFactsOf(locked));
  if (requirePossible(decision, reason) === 'possible') return false;
  if (reason !== undefined && reason !== (await lastReason(ctx.db, locked.payment.id, kindOf[action])))
    throw new AppError('CONFLICT');
  return true;
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

/**
 * Begins a decision that the treasurer may take back for a minute. It is carried out with the context of the answer, whose
 * mails wait that long, and with its payment, whose entries name the decision.
 */
export async function beginDecision(
  ctx: Context,
  locked: LockedPayment,
  action: UndoableAction,
): Promise<{ ctx: Context; locked: LockedPayment }> {
  const { id, createdAt, ctx: undoable } = beginUndoable(ctx);
  const { id: paymentId, state: stateBefore } = locked.payment;
  await decisionsOnPayments.insert(ctx.db, { id, createdAt, paymentId, action, stateBefore });
  return { ctx: undoable, locked: { ...locked, decisionId: id } };
}

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
