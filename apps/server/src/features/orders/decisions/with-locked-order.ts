import type { AuditActionOf } from '@sangamam/contract/audit/audit-catalogue';
import {
  registrationDecision,
  type RegistrationAction,
} from '@sangamam/contract/orders/decisions/registration-decisions';

import { inTransaction, type Context } from '#server/db/context.ts';
import type { AnyActor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import { requirePossible } from '#server/http/errors/require-possible.ts';
import { explainConflict } from '#server/features/audit/explain-conflict.ts';
import { recordAudit } from '#server/features/audit/record-audit.ts';
import { clearFollowUpOnDecision } from '#server/features/casework/follow-up/clear-on-decision.ts';
import { closeQuestionsOnDecision } from '#server/features/casework/questions/close-questions.ts';

import { decisionFactsOf, isAddonOrder } from '../order/order-facts.ts';
import { findOrder, updateOrder, type OrderChange, type OrderRow } from '../order/order-repository.ts';
import { lockOrder } from '../order/require-own-order.ts';
import { contestedOrder } from './contested-order.ts';

interface Attempt {
  actor: AnyActor;
  action: Exclude<RegistrationAction, 'take-back'>;
  reason?: string | undefined;
}

/**
 * Carries out an action that the decision table allows, in one transaction under a lock on the order and on the
 * registration that it belongs to. A repeated call finds the action done and returns the order unchanged. A refusal says
 * who was quicker.
 */
export function withLockedOrder(
  ctx: Context,
  orderId: string,
  { actor, action, reason }: Attempt,
  work: (ctx: Context, order: OrderRow) => Promise<OrderRow>,
): Promise<OrderRow> {
  const decide = () =>
    inTransaction(ctx, async (ctx) => {
      const order = await lockOrder(ctx, orderId);
      const decision = registrationDecision(action, decisionFactsOf(order, await parentOf(ctx, order)));
      if (requirePossible(decision) === 'possible') return work(ctx, order);
      return reason === undefined ? order : requireSameReason(order, reason);
    });
  return explainConflict(ctx, actor, () => contestedOrder(orderId), decide);
}

/** The registration that an add-on order belongs to. */
export async function parentOf(ctx: Context, order: OrderRow): Promise<OrderRow | undefined> {
  return isAddonOrder(order) ? findOrder(ctx.db, order.parentOrderId) : undefined;
}

/**
 * Answers a repeated decision. A call with another reason is refused, because the family would never read that reason.
 */
export function requireSameReason(order: OrderRow, reason: string | null): OrderRow {
  if (order.reason !== reason) throw new AppError('CONFLICT');
  return order;
}

/** Stores what a decision changes in an order, with its row in the audit log, which names a decision that can be undone. */
export async function changeOrder(
  ctx: Context,
  actor: AnyActor,
  order: OrderRow,
  {
    action,
    to,
    reason = to.reason,
  }: { action: AuditActionOf<'order'>; to: OrderChange; reason?: string | null | undefined },
): Promise<OrderRow> {
  const changed = await updateOrder(ctx.db, order.id, { ...to, updatedAt: ctx.now() });
  await closeQuestionsOnDecision(ctx, order.id, to);
  await clearFollowUpOnDecision(ctx, order.id, to);
  await recordAudit(ctx, {
    actor,
    action,
    entityId: order.id,
    before: { registrationStatus: order.registrationStatus, cancelledAt: order.cancelledAt },
    after: {
      registrationStatus: changed.registrationStatus,
      cancelledAt: changed.cancelledAt,
      ...(ctx.mailDelay && { decisionId: ctx.mailDelay.decisionId }),
    },
    ...(typeof reason === 'string' && { reason }),
  });
  return changed;
}
