import type { Context } from '#server/db/context.ts';
import type { Actor, AnyActor } from '#server/http/access/actor.ts';

import { inExplainedTransaction } from '#server/features/audit/explain-conflict.ts';
import { overruleVouch } from '#server/features/casework/vouches/overrule-vouch.ts';
import { releaseShuttleSeats } from '#server/features/travel/plan/release-shuttle-seats.ts';
import { confirmWhenDue } from './confirm-when-due.ts';
import {
  cascadeApproval,
  cascadeCancellation,
  cascadeToAddonOrders,
  cascadeRejection,
  cascadeReopening,
} from './cascade-to-addon-orders.ts';
import { mailApproved } from '../mails/approved-mail.ts';
import { mailCancelled } from '../mails/cancelled-mail.ts';
import { mailConfirmed } from '../mails/confirmed-mail.ts';
import { mailRejected } from '../mails/rejected-mail.ts';
import { mailReopened } from '../mails/reopened-mail.ts';
import { closeOpenCancelRequest } from '../cancel/cancel-request-repository.ts';
import { holdsCapacity } from '../order/order-facts.ts';
import type { OrderRow } from '../order/order-repository.ts';
import { lockOrder } from '../order/require-own-order.ts';
import { releaseCapacity, retakeCapacity } from '../submission/order-capacity.ts';
import { leaveWaitLists } from '../wait-list/take-place.ts';
import { beginDecision, storeDecision } from './undo/begin-decision.ts';
import { changeOrder } from './change-order.ts';
import { contestedOrder } from './contested-order.ts';
import { isDoneAlready } from './done-already.ts';

/**
 * Approves a registration, and confirms it at once where nothing is left to pay. Idempotent: a repeated call returns
 * the first result.
 *
 * @param reason why it is approved although its local unit does not know the family; for staff
 * @throws ORDER_NOT_FOUND, TRANSITION_NOT_POSSIBLE, VOUCHED_AGAINST
 */
export function approveRegistration(
  ctx: Context,
  actor: Actor,
  orderId: string,
  reason?: string,
): Promise<OrderRow> {
  return inExplainedTransaction(ctx, actor, contestedOrder(orderId), async (locked) => {
    const order = await lockOrder(locked, orderId);
    if (await isDoneAlready(locked, order, { action: 'approve' })) return order;
    const decision = await beginDecision(locked, { orderId, action: 'approve' });
    const { ctx } = decision;
    await overruleVouch(ctx, actor, { orderId, reason });
    const to = { registrationStatus: 'REG_APPROVED', reason: null } as const;
    const approved = await changeOrder(ctx, actor, order, { action: 'order.approved', to });
    const { order: settled, newlyConfirmed } = await confirmWhenDue(ctx, approved);
    await (newlyConfirmed ? mailConfirmed(ctx, settled) : mailApproved(ctx, settled));
    await cascadeToAddonOrders(ctx, actor, settled, cascadeApproval);
    await storeDecision(decision);
    return settled;
  });
}

/**
 * Rejects a pending registration with a reason that the family reads, and releases its capacity. Idempotent: a repeated
 * call returns the first result.
 *
 * @throws ORDER_NOT_FOUND, TRANSITION_NOT_POSSIBLE, CONFLICT when it was rejected with another reason
 */
export function rejectRegistration(
  ctx: Context,
  actor: Actor,
  orderId: string,
  reason: string,
): Promise<OrderRow> {
  return inExplainedTransaction(ctx, actor, contestedOrder(orderId), async (locked) => {
    const order = await lockOrder(locked, orderId);
    if (await isDoneAlready(locked, order, { action: 'reject', reason })) return order;
    const decision = await beginDecision(locked, { orderId, action: 'reject' });
    const { ctx } = decision;
    const to = { registrationStatus: 'REG_REJECTED', reason } as const;
    const rejected = await changeOrder(ctx, actor, order, { action: 'order.rejected', to });
    await mailRejected(ctx, rejected);
    const cascaded = await cascadeToAddonOrders(ctx, actor, rejected, cascadeRejection);
    await releaseShuttleSeats(ctx, orderId);
    await releaseCapacity(ctx, [rejected, ...cascaded]);
    await storeDecision(decision);
    return rejected;
  });
}

/**
 * Reopens a rejected registration if capacity allows. Idempotent: a repeated call returns the first result.
 *
 * @throws ORDER_NOT_FOUND, TRANSITION_NOT_POSSIBLE, SOLD_OUT
 */
export function reopenRegistration(ctx: Context, actor: Actor, orderId: string): Promise<OrderRow> {
  return inExplainedTransaction(ctx, actor, contestedOrder(orderId), async (locked) => {
    const order = await lockOrder(locked, orderId);
    if (await isDoneAlready(locked, order, { action: 'reopen' })) return order;
    const decision = await beginDecision(locked, { orderId, action: 'reopen' });
    const { ctx } = decision;
    const reopened = await changeOrder(ctx, actor, order, {
      action: 'order.reopened',
      to: { registrationStatus: 'PENDING_REG_APPROVAL', reason: null, rejectedWithRegistration: false },
    });
    await mailReopened(ctx, reopened);
    const cascaded = await cascadeToAddonOrders(ctx, actor, reopened, cascadeReopening);
    await retakeCapacity(ctx, [reopened, ...cascaded]);
    await storeDecision(decision);
    return reopened;
  });
}

/**
 * Cancels an order in any state, with a reason that the family reads, and its add-on orders with it; releases their
 * capacity. Received money stays in the ledger and is listed as refund due.
 *
 * @throws ORDER_NOT_FOUND, CONFLICT when it was cancelled with another reason
 */
export function cancelRegistration(
  ctx: Context,
  actor: Actor,
  orderId: string,
  reason: string,
): Promise<OrderRow> {
  return inExplainedTransaction(ctx, actor, contestedOrder(orderId), async (ctx) => {
    const order = await lockOrder(ctx, orderId);
    if (await isDoneAlready(ctx, order, { action: 'cancel', reason })) return order;
    return cancelLocked(ctx, actor, order, reason);
  });
}

/**
 * The same for an order that the caller has locked. A request of its family to cancel it is granted with that. Idempotent.
 *
 * @param notify queues the mail to the family
 * @param action what the audit log calls it: a registration also ends when it is merged into another one
 */
export async function cancelLocked(
  ctx: Context,
  actor: AnyActor,
  order: OrderRow,
  reason: string | null,
  notify = mailCancelled,
  action: 'order.cancelled' | 'order.merged-into' = 'order.cancelled',
): Promise<OrderRow> {
  if (order.cancelledAt !== null) return order;
  const cancelledAt = ctx.now();
  const to = { cancelledAt, reason };
  const cancelled = await changeOrder(ctx, actor, order, { action, to });
  await closeOpenCancelRequest(ctx.db, order.id, {
    outcome: 'CANCELLED',
    closedAt: cancelledAt,
    closedBy: 'userId' in actor ? actor.userId : null,
    answer: reason ?? '',
  });
  await notify(ctx, cancelled);
  const cascaded = await cascadeToAddonOrders(ctx, actor, cancelled, cascadeCancellation(cancelled));
  await releaseShuttleSeats(ctx, order.id);
  await releaseCapacity(ctx, [order, ...cascaded].filter(holdsCapacity));
  await leaveWaitLists(ctx, order);
  return cancelled;
}
