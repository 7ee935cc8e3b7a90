import { inTransaction, type Context } from '#server/db/context.ts';
import type { Actor, AnyActor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import { requirePossible } from '#server/http/errors/require-possible.ts';
import {
  registrationDecision,
  type RegistrationAction,
} from '@sangamam/contract/orders/decisions/registration-decisions';

import { releaseShuttleSeats } from '#server/features/travel/plan/release-shuttle-seats.ts';
import { recordAudit } from '#server/features/audit/record-audit.ts';
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
import { decisionFactsOf, holdsCapacity, isAddonOrder } from '../order/order-facts.ts';
import { findOrder, updateOrder, type OrderChange, type OrderRow } from '../order/order-repository.ts';
import { lockOrder } from '../order/require-own-order.ts';
import { releaseCapacity, retakeCapacity } from '../submission/order-capacity.ts';

/**
 * Approves a registration, and confirms it at once where nothing is left to pay. Idempotent: a repeated call returns
 * the first result.
 *
 * @throws ORDER_NOT_FOUND, TRANSITION_NOT_POSSIBLE
 */
export function approveRegistration(ctx: Context, actor: Actor, orderId: string): Promise<OrderRow> {
  return withLockedOrder(ctx, orderId, { action: 'approve' }, async (ctx, order) => {
    const approved = await change(ctx, actor, order, 'order.approved', {
      registrationStatus: 'REG_APPROVED',
      reason: null,
    });
    const { order: settled, newlyConfirmed } = await confirmWhenDue(ctx, approved);
    await (newlyConfirmed ? mailConfirmed(ctx, settled) : mailApproved(ctx, settled));
    await cascadeToAddonOrders(ctx, actor, settled, cascadeApproval);
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
  return withLockedOrder(ctx, orderId, { action: 'reject', reason }, async (ctx, order) => {
    const rejected = await change(ctx, actor, order, 'order.rejected', {
      registrationStatus: 'REG_REJECTED',
      reason,
    });
    await mailRejected(ctx, rejected);
    const cascaded = await cascadeToAddonOrders(ctx, actor, rejected, cascadeRejection);
    await releaseShuttleSeats(ctx, orderId);
    await releaseCapacity(ctx, [rejected, ...cascaded]);
    return rejected;
  });
}

/**
 * Reopens a rejected registration if capacity allows. Idempotent: a repeated call returns the first result.
 *
 * @throws ORDER_NOT_FOUND, TRANSITION_NOT_POSSIBLE, SOLD_OUT
 */
export function reopenRegistration(ctx: Context, actor: Actor, orderId: string): Promise<OrderRow> {
  return withLockedOrder(ctx, orderId, { action: 'reopen' }, async (ctx, order) => {
    const reopened = await change(ctx, actor, order, 'order.reopened', {
      registrationStatus: 'PENDING_REG_APPROVAL',
      reason: null,
      rejectedWithRegistration: false,
    });
    await mailReopened(ctx, reopened);
    const cascaded = await cascadeToAddonOrders(ctx, actor, reopened, cascadeReopening);
    await retakeCapacity(ctx, [reopened, ...cascaded]);
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
  return withLockedOrder(ctx, orderId, { action: 'cancel', reason }, (ctx, order) =>
    cancelLocked(ctx, actor, order, reason),
  );
}

/**
 * Answers a repeated decision. A call with another reason is refused, because the family would never read that reason.
 */
export function requireSameReason(order: OrderRow, reason: string | null): OrderRow {
  if (order.reason !== reason) throw new AppError('CONFLICT');
  return order;
}

/** The same for an order that the caller has locked. Idempotent. */
export async function cancelLocked(
  ctx: Context,
  actor: AnyActor,
  order: OrderRow,
  reason: string | null,
): Promise<OrderRow> {
  if (order.cancelledAt !== null) return order;
  const cancelled = await change(ctx, actor, order, 'order.cancelled', { cancelledAt: ctx.now(), reason });
  await mailCancelled(ctx, cancelled);
  const cascaded = await cascadeToAddonOrders(ctx, actor, cancelled, cascadeCancellation(reason));
  await releaseShuttleSeats(ctx, order.id);
  await releaseCapacity(ctx, [order, ...cascaded].filter(holdsCapacity));
  return cancelled;
}

/**
 * Carries out an action that the decision table allows, in one transaction under a lock on the order and on the
 * registration that it belongs to. A repeated call finds the action done and returns the order unchanged.
 */
function withLockedOrder(
  ctx: Context,
  orderId: string,
  { action, reason }: { action: RegistrationAction; reason?: string },
  work: (ctx: Context, order: OrderRow) => Promise<OrderRow>,
): Promise<OrderRow> {
  return inTransaction(ctx, async (ctx) => {
    const order = await lockOrder(ctx, orderId);
    const parent = isAddonOrder(order) ? await findOrder(ctx.db, order.parentOrderId) : undefined;
    const decision = registrationDecision(action, decisionFactsOf(order, parent));
    if (requirePossible(decision) === 'possible') return work(ctx, order);
    return reason === undefined ? order : requireSameReason(order, reason);
  });
}

async function change(
  ctx: Context,
  actor: AnyActor,
  order: OrderRow,
  action: string,
  to: OrderChange,
): Promise<OrderRow> {
  const changed = await updateOrder(ctx.db, order.id, { ...to, updatedAt: ctx.now() });
  await recordAudit(ctx, {
    actor,
    action,
    entity: 'order',
    entityId: order.id,
    before: { registrationStatus: order.registrationStatus, cancelledAt: order.cancelledAt },
    after: { registrationStatus: changed.registrationStatus, cancelledAt: changed.cancelledAt },
    ...(typeof to.reason === 'string' && { reason: to.reason }),
  });
  return changed;
}
