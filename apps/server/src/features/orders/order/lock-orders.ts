import type { Context } from '#server/db/context.ts';

import { listLockedOrders, listOrders, type OrderRow } from './order-repository.ts';

/**
 * Locks several orders, and the registrations that add-on orders among them belong to: all registrations first, then
 * the add-on orders, each by id. Everything that locks orders keeps to this sequence, so that no two wait for each
 * other. Answers the orders that exist, by id.
 */
export async function lockOrders(ctx: Context, orderIds: readonly string[]): Promise<Map<string, OrderRow>> {
  const found = await listOrders(ctx.db, [...new Set(orderIds)]);
  const registrations = new Set(found.map(({ id, parentOrderId }) => parentOrderId ?? id));
  const addonOrders = found.filter(({ parentOrderId }) => parentOrderId !== null).map(({ id }) => id);
  const locked = [
    ...(await listLockedOrders(ctx.db, [...registrations])),
    ...(await listLockedOrders(ctx.db, addonOrders)),
  ];
  return new Map(locked.map((order) => [order.id, order]));
}
