import type { Context } from '#server/db/context.ts';

import { lockSubmittedAddonOrders } from '../../order/addon-order-repository.ts';
import { factsOf, isAddonOrder } from '../../order/order-facts.ts';
import { findOrder, type OrderRow } from '../../order/order-repository.ts';

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
