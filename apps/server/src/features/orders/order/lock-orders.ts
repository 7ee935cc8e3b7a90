import type { Context } from '#server/db/context.ts';

import { findOrder, type OrderRow } from './order-repository.ts';

/**
 * Locks several orders, and the registrations that add-on orders among them belong to: all registrations first, then
 * the add-on orders, each by id. Everything that locks orders keeps to this sequence, so that no two wait for each
 * other. Answers the orders that exist, by id.
 */
export async function lockOrders(ctx: Context, orderIds: readonly string[]): Promise<Map<string, OrderRow>> {
  const seen = await Promise.all([...new Set(orderIds)].map((id) => findOrder(ctx.db, id)));
  const found = seen.filter((order) => order !== undefined);
  const registrations = new Set(found.map(({ id, parentOrderId }) => parentOrderId ?? id));
  const addonOrders = new Set(
    found.filter(({ parentOrderId }) => parentOrderId !== null).map(({ id }) => id),
  );
  const locked = new Map<string, OrderRow>();
  for (const id of [...[...registrations].toSorted(), ...[...addonOrders].toSorted()]) {
    const order = await findOrder(ctx.db, id, { lock: true });
    if (order) locked.set(id, order);
  }
  return locked;
}
