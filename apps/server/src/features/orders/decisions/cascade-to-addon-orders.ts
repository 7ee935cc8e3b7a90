import type { Context } from '#server/db/context.ts';
import type { AnyActor } from '#server/http/access/actor.ts';
import { recordAudit } from '#server/features/audit/record-audit.ts';
import { clearFollowUpOnDecision } from '#server/features/casework/follow-up/clear-on-decision.ts';
import { closeQuestionsOnDecision } from '#server/features/casework/questions/close-questions.ts';

import { lockAddonOrders } from '../order/addon-order-repository.ts';
import { confirmWhenDue } from './confirm-when-due.ts';
import { mailConfirmed } from '../mails/confirmed-mail.ts';
import { factsOf } from '../order/order-facts.ts';
import { updateOrder, type OrderChange, type OrderRow } from '../order/order-repository.ts';

/** What a decision about a registration changes in one of its add-on orders; undefined for no change. */
type Cascade = (addonOrder: OrderRow) => OrderChange | undefined;

/** Add-on orders with a price are approved with their registration; free ones are approved one by one. */
export const cascadeApproval: Cascade = (order) =>
  order.registrationStatus === 'PENDING_REG_APPROVAL' && factsOf(order).net > 0
    ? { registrationStatus: 'REG_APPROVED' }
    : undefined;

/** Every add-on order is rejected with its registration. */
export const cascadeRejection: Cascade = (order) =>
  order.registrationStatus !== null && order.registrationStatus !== 'REG_REJECTED'
    ? { registrationStatus: 'REG_REJECTED', reason: null, rejectedWithRegistration: true }
    : undefined;

/** Add-on orders that were rejected only with their registration are reopened with it. */
export const cascadeReopening: Cascade = (order) =>
  order.registrationStatus === 'REG_REJECTED' && order.rejectedWithRegistration
    ? { registrationStatus: 'PENDING_REG_APPROVAL', rejectedWithRegistration: false }
    : undefined;

/** Approved add-on orders are pending again with their registration. */
export const cascadeTakingBack: Cascade = (order) =>
  order.registrationStatus === 'REG_APPROVED' ? { registrationStatus: 'PENDING_REG_APPROVAL' } : undefined;

/** All of them are cancelled with the registration, at its time. */
export const cascadeCancellation =
  ({ cancelledAt, reason }: Pick<OrderRow, 'cancelledAt' | 'reason'>): Cascade =>
  (order) =>
    order.cancelledAt === null ? { cancelledAt, reason } : undefined;

/**
 * Those that were cancelled with the registration, at this time, come back with it. One that had been rejected for itself
 * stays cancelled: it would come back without its reason. One that was never sent is started again instead.
 */
export const cascadeReinstatement =
  (cancelledAt: Date): Cascade =>
  (order) => {
    if (order.submittedAt === null || order.cancelledAt === null || order.cancelledAt < cancelledAt) return;
    if (order.registrationStatus === 'REG_REJECTED' && !order.rejectedWithRegistration) return;
    return reinstated(order);
  };

/** What ends the cancellation of an order. A rejected one waits for a decision again. */
export function reinstated({ registrationStatus }: OrderRow): OrderChange {
  return {
    cancelledAt: null,
    reason: null,
    ...(registrationStatus === 'REG_REJECTED' && {
      registrationStatus: 'PENDING_REG_APPROVAL',
      rejectedWithRegistration: false,
    }),
  };
}

/**
 * Applies a decision about a registration to its add-on orders, under their locks. The mail about the registration
 * covers them, except one that this confirms. Returns the changed orders as they were before. The caller releases or
 * retakes capacity afterwards. Without `lock` it extends to the add-on orders that are not cancelled.
 */
export async function cascadeToAddonOrders(
  ctx: Context,
  actor: AnyActor,
  registration: OrderRow,
  cascade: Cascade,
  lock = lockAddonOrders,
): Promise<OrderRow[]> {
  const changed: OrderRow[] = [];
  if (registration.parentOrderId !== null) return changed;
  for (const order of await lock(ctx.db, registration.id)) {
    const change = cascade(order);
    if (!change) continue;
    const after = await updateOrder(ctx.db, order.id, { ...change, updatedAt: ctx.now() });
    await closeQuestionsOnDecision(ctx, order.id, change);
    await clearFollowUpOnDecision(ctx, order.id, change);
    await recordAudit(ctx, {
      actor,
      action: 'order.cascaded',
      entityId: order.id,
      before: { registrationStatus: order.registrationStatus, cancelledAt: order.cancelledAt },
      after: {
        registrationStatus: after.registrationStatus,
        cancelledAt: after.cancelledAt,
        ...(ctx.mailDelay && { decisionId: ctx.mailDelay.decisionId }),
      },
    });
    const { order: settled, newlyConfirmed } = await confirmWhenDue(ctx, after);
    if (newlyConfirmed) await mailConfirmed(ctx, settled);
    changed.push(order);
  }
  return changed;
}
