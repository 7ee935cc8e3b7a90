import { inTransaction, type Context } from '#server/db/context.ts';
import { recordAudit } from '#server/features/audit/record-audit.ts';
import { mailConfirmed } from '#server/features/orders/mails/confirmed-mail.ts';
import { lockOrder } from '#server/features/orders/order/require-own-order.ts';
import { setPaymentStatus } from '#server/features/orders/decisions/set-payment-status.ts';
import { statusOf, type OrderRow } from '#server/features/orders/order/order-facts.ts';
import type { AnyActor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import { requirePossible } from '#server/http/errors/require-possible.ts';
import { paymentDecision, type PaymentAction } from '@sangamam/contract/payments/decisions/payment-decisions';

import { mailPaymentApproved } from '../mails/payment-approved-mail.ts';
import { mailPaymentDeclined } from '../mails/payment-declined-mail.ts';
import { decisionFactsOf } from '../payment-facts.ts';
import {
  findPayment,
  insertEntry,
  lastReason,
  receivedAmount,
  updatePaymentState,
  type PaymentEntryRow,
  type PaymentRow,
} from '../payment-repository.ts';

/** A payment under the lock of its order, with the amount received so far (whole dollars). */
interface Locked {
  payment: PaymentRow;
  order: OrderRow;
  received: number;
}

/**
 * Records received money in whole dollars, which may be a part of the amount due. `receivedBefore` is what the
 * treasurer saw: a second click, or somebody else's entry in the meantime, is refused instead of counted twice.
 *
 * @throws NOT_FOUND, TRANSITION_NOT_POSSIBLE, CONFLICT
 */
export function receivePayment(
  ctx: Context,
  actor: AnyActor,
  paymentId: string,
  { amount, reference, receivedBefore }: { amount: number; reference: string; receivedBefore: number },
) {
  return withLockedPayment(ctx, paymentId, { action: 'receive' }, async (ctx, locked) => {
    if (locked.received !== receivedBefore) throw new AppError('CONFLICT');
    return recordDecision(ctx, actor, locked, 'PAYMENT_RECEIVED', {
      kind: 'RECEIVED',
      amount,
      reference,
    });
  });
}

/**
 * Approves a payment; a short one needs a reason. For a cancelled or rejected order there is nothing to approve: its
 * money is to be refunded. Idempotent: a repeated call returns the first result.
 *
 * @throws NOT_FOUND, TRANSITION_NOT_POSSIBLE, REASON_REQUIRED, CONFLICT when it was decided with another reason
 */
export function approvePayment(ctx: Context, actor: AnyActor, paymentId: string, reason: string | undefined) {
  return withLockedPayment(ctx, paymentId, { action: 'approve', reason }, (ctx, locked) =>
    recordDecision(ctx, actor, locked, 'PAYMENT_APPROVED', { kind: 'APPROVED', reason: reason ?? null }),
  );
}

/**
 * Declines a payment that bounced or was never found: received money is entered as returned. The family may pay again.
 *
 * @throws NOT_FOUND, TRANSITION_NOT_POSSIBLE, CONFLICT when it was decided with another reason
 */
export function declinePayment(ctx: Context, actor: AnyActor, paymentId: string, reason: string) {
  return withLockedPayment(ctx, paymentId, { action: 'decline', reason }, (ctx, locked) =>
    recordDecision(ctx, actor, locked, 'PAYMENT_DECLINED', {
      kind: 'DECLINED',
      amount: -locked.received,
      reason,
    }),
  );
}

/**
 * Rejects a payment, such as one of somebody else; received money stays in the ledger until it is refunded. The family
 * may pay again.
 *
 * @throws NOT_FOUND, TRANSITION_NOT_POSSIBLE, CONFLICT when it was decided with another reason
 */
export function rejectPayment(ctx: Context, actor: AnyActor, paymentId: string, reason: string) {
  return withLockedPayment(ctx, paymentId, { action: 'reject', reason }, (ctx, locked) =>
    recordDecision(ctx, actor, locked, 'PAYMENT_REJECTED', { kind: 'REJECTED', reason }),
  );
}

interface Attempt {
  action: PaymentAction;
  reason?: string | undefined;
}

/**
 * Carries out an action that the decision table allows, in one transaction under the lock of the payment's order, which
 * serialises all events of that order. A repeated call finds the action done and returns the payment unchanged.
 */
function withLockedPayment(
  ctx: Context,
  paymentId: string,
  attempt: Attempt,
  work: (ctx: Context, locked: Locked) => Promise<DecidedPayment>,
): Promise<DecidedPayment> {
  return inTransaction(ctx, async (ctx) => {
    const seen = await findPayment(ctx.db, paymentId);
    if (!seen) throw new AppError('NOT_FOUND');
    const order = await lockOrder(ctx, seen.orderId);
    const payment = await findPayment(ctx.db, paymentId);
    if (!payment) throw new AppError('NOT_FOUND');
    const locked = { payment, order, received: await receivedAmount(ctx.db, paymentId) };
    const decision = paymentDecision(attempt.action, decisionFactsOf(locked));
    if (requirePossible(decision, attempt.reason) === 'possible') return work(ctx, locked);
    return answerRepeat(ctx, locked, attempt);
  });
}

/** Answers a repeated decision. A call with another reason is refused, because its reason would be lost. */
async function answerRepeat(
  ctx: Context,
  locked: Locked,
  { action, reason }: Attempt,
): Promise<DecidedPayment> {
  const kind = entryKinds[action];
  if (reason !== undefined && reason !== (await lastReason(ctx.db, locked.payment.id, kind)))
    throw new AppError('CONFLICT');
  return answer(locked);
}

const entryKinds = {
  receive: 'RECEIVED',
  approve: 'APPROVED',
  decline: 'DECLINED',
  reject: 'REJECTED',
} as const satisfies Record<PaymentAction, PaymentEntryRow['kind']>;

type NewEntry = Pick<PaymentEntryRow, 'kind'> &
  Partial<Pick<PaymentEntryRow, 'amount' | 'reference' | 'reason'>>;

async function recordDecision(
  ctx: Context,
  actor: AnyActor,
  { payment, order, received }: Locked,
  state: PaymentRow['state'],
  entry: NewEntry,
) {
  await insertEntry(ctx.db, actor, { ...entry, paymentId: payment.id, createdAt: ctx.now() });
  const settled = await updatePaymentState(ctx.db, payment.id, state);
  const { order: changed, newlyConfirmed } = await setPaymentStatus(ctx, order, state);
  await recordAudit(ctx, {
    actor,
    action: `payment.${entry.kind.toLowerCase()}`,
    entity: 'payment',
    entityId: payment.id,
    before: { state: payment.state, received },
    after: { state, received: received + (entry.amount ?? 0) },
    ...(typeof entry.reason === 'string' && { reason: entry.reason }),
  });
  await notifyFamily(ctx, { order: changed, payment: settled, newlyConfirmed, reason: entry.reason ?? null });
  return answer({ payment: settled, order: changed, received: received + (entry.amount ?? 0) });
}

async function notifyFamily(
  ctx: Context,
  {
    order,
    payment,
    newlyConfirmed,
    reason,
  }: { order: OrderRow; payment: PaymentRow; newlyConfirmed: boolean; reason: string | null },
): Promise<void> {
  if (newlyConfirmed) return mailConfirmed(ctx, order);
  if (payment.state === 'PAYMENT_APPROVED') return mailPaymentApproved(ctx, order, payment);
  if (payment.state === 'PAYMENT_DECLINED' || payment.state === 'PAYMENT_REJECTED') {
    return mailPaymentDeclined(ctx, order, payment, reason ?? '');
  }
}

type DecidedPayment = ReturnType<typeof answer>;

function answer({ payment, order, received }: Locked) {
  return {
    _id: payment.id,
    state: payment.state,
    receivedAmount: received,
    dueAmount: payment.dueAmount,
    orderId: order.id,
    orderStatus: statusOf(order),
    permConvRegNo: order.permNumber,
  };
}
