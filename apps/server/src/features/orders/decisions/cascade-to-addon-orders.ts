import type { Context } from '#server/db/context.ts';
import type { AnyActor } from '#server/http/access/actor.ts';

import { recordAudit } from '#server/features/audit/record-audit.ts';
import { lockAddonOrders } from '../order/addon-order-repository.ts';
import { confirmWhenDue } from './confirm-when-due.ts';
import { mailConfirmed } from '../mails/confirmed-mail.ts';
import { factsOf } from '../order/order-facts.ts';
import { updateOrder, type OrderChange, type OrderRow } from '../order/order-repository.ts';

/** What a registration's decision means for one of its add-on orders; nothing where it does not concern it. */
type Cascade = (addonOrder: OrderRow, now: Date) => OrderChange | undefined;

/** Add-on orders with a price follow the approval; those without are looked at one by one. */
export const cascadeApproval: Cascade = (order) =>
  order.registrationStatus === 'PENDING_REG_APPROVAL' && factsOf(order).net > 0
    ? { registrationStatus: 'REG_APPROVED' }
    : undefined;

/** None is left when the registration is rejected. */
export const cascadeRejection: Cascade = (order) =>
  order.registrationStatus !== null && order.registrationStatus !== 'REG_REJECTED'
    ? { registrationStatus: 'REG_REJECTED', reason: null, rejectedWithRegistration: true }
    : undefined;

/** What was rejected only because the registration was comes back. */
export const cascadeReopening: Cascade = (order) =>
  order.registrationStatus === 'REG_REJECTED' && order.rejectedWithRegistration
    ? { registrationStatus: 'PENDING_REG_APPROVAL', rejectedWithRegistration: false }
    : undefined;

/** All of them are cancelled with the registration. */
export const cascadeCancellation =
  (reason: string | null): Cascade =>
  (order, now) =>
    order.cancelledAt === null ? { cancelledAt: now, reason } : undefined;

/**
 * Lets the add-on orders of a registration follow its decision, under their locks; the mail about the registration
 * speaks for them, but for one that this confirms. Answers each that changed, as it was before. Places are moved by the
 * caller, afterwards.
 */
export async function cascadeToAddonOrders(
  ctx: Context,
  actor: AnyActor,
  registration: OrderRow,
  cascade: Cascade,
): Promise<OrderRow[]> {
  const changed: OrderRow[] = [];
  if (registration.parentOrderId !== null) return changed;
  for (const order of await lockAddonOrders(ctx.db, registration.id)) {
    const change = cascade(order, ctx.now());
    if (!change) continue;
    const after = await updateOrder(ctx.db, order.id, { ...change, updatedAt: ctx.now() });
    await recordAudit(ctx, {
      actor,
      action: 'order.cascaded',
      entity: 'order',
      entityId: order.id,
      before: { registrationStatus: order.registrationStatus, cancelledAt: order.cancelledAt },
      after: { registrationStatus: after.registrationStatus, cancelledAt: after.cancelledAt },
    });
    const { order: settled, newlyConfirmed } = await confirmWhenDue(ctx, after);
    if (newlyConfirmed) await mailConfirmed(ctx, settled);
    changed.push(order);
  }
  return changed;
}
