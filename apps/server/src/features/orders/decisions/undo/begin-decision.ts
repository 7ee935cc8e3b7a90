import type { UndoableRegistrationAction } from '@sangamam/contract/orders/decisions/registration-decisions';

import type { Context } from '#server/db/context.ts';
import type { OrderBefore } from '#server/db/schema/orders/decisions.ts';
import { beginUndoable, type BegunDecision } from '#server/features/undo/undoable-decisions.ts';

import { lockSubmittedAddonOrders } from '../../order/addon-order-repository.ts';
import { factsOf, isAddonOrder } from '../../order/order-facts.ts';
import { findOrder, type OrderRow } from '../../order/order-repository.ts';
import { decisionsOnOrders } from './registration-decision-repository.ts';

/** What a decision is about; `endsId` is a registration, locked too, that it ends. */
interface About {
  orderId: string;
  action: UndoableRegistrationAction;
  endsId?: string;
}

/**
 * Begins a decision about a locked order that can be undone for a minute. It is carried out with the context of the answer,
 * whose mails wait that long, and then stored (`storeDecision`).
 */
export async function beginDecision(
  ctx: Context,
  about: About,
): Promise<BegunDecision & { about: About; before: readonly OrderRow[] }> {
  return { ...beginUndoable(ctx), about, before: await lockFamilies(ctx, about) };
}

/** Stores a decision that was carried out: a row says what to return to, and what it left behind. */
export async function storeDecision({
  ctx,
  about,
  before,
  ...begun
}: Awaited<ReturnType<typeof beginDecision>>): Promise<void> {
  const { orderId, action } = about;
  const after = await lockFamilies(ctx, about);
  const changed = new Map(after.map((order) => [order.id, order]));
  await decisionsOnOrders.insert(ctx.db, {
    ...begun,
    orderId,
    action,
    before: before.flatMap((order) => returnOf(order, changed.get(order.id)) ?? []),
    factsAfter: factsInText(after),
  });
}

/** What an order returns to, where a decision changed it. */
function returnOf(before: OrderRow, after: OrderRow | undefined): OrderBefore | undefined {
  const { id: orderId, registrationStatus, reason, rejectedWithRegistration, cancelledAt } = before;
  const isReinstated = cancelledAt !== null && after?.cancelledAt === null;
  const isCancelled = cancelledAt === null && after?.cancelledAt !== null;
  if (after?.registrationStatus === registrationStatus && !isReinstated && !isCancelled) return undefined;
  return {
    orderId,
    registrationStatus,
    reason,
    rejectedWithRegistration,
    ...((isReinstated || isCancelled) && { cancelledAt: cancelledAt?.toISOString() ?? null }),
  };
}

async function lockFamilies(ctx: Context, { orderId, endsId }: About): Promise<OrderRow[]> {
  const family = await lockFamilyOrders(ctx, orderId);
  return endsId === undefined ? family : [...family, ...(await lockFamilyOrders(ctx, endsId))];
}

/**
 * An order with the submitted orders whose facts its decisions depend on, or which they extend to: its add-on orders,
 * locked, or its registration. Call it under the order's lock.
 */
export async function lockFamilyOrders(ctx: Context, orderId: string): Promise<OrderRow[]> {
  const order = await findOrder(ctx.db, orderId);
  if (!order) throw new Error(`Order ${orderId} vanished under its lock`);
  if (!isAddonOrder(order)) return [order, ...(await lockSubmittedAddonOrders(ctx.db, orderId))];
  const registration = await findOrder(ctx.db, order.parentOrderId);
  return registration ? [order, registration] : [order];
}

/** What a decision leaves behind, in one text to compare: the facts of all these orders. */
export function factsInText(orders: readonly OrderRow[]): string {
  return JSON.stringify(
    orders.map((order) => {
      const { cancelled, registrationStatus, paymentStatus, net } = factsOf(order);
      return [order.id, cancelled, registrationStatus, paymentStatus, net];
    }),
  );
}
