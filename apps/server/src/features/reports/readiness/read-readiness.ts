import { readinessOf, type ReadinessItem } from '@sangamam/contract/reports/readiness/readiness';

import type { Context } from '#server/db/context.ts';
import { isAddonOrder, type OrderRow } from '#server/features/orders/order/order-facts.ts';
import { findAnyOrder, requireOwnOrderById } from '#server/features/orders/order/require-own-order.ts';
import { dueIfReported } from '#server/features/ledger/terms/due-if-reported.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import { readinessFactsOf } from './readiness-facts.ts';
import { listOrdersWithAddons } from './readiness-read-model.ts';

/**
 * The readiness of one of the actor's own registrations; empty for an add-on order and while it is not active.
 *
 * @throws ORDER_NOT_FOUND
 */
export async function readOwnReadiness(
  ctx: Context,
  actor: Actor,
  orderId: string,
): Promise<ReadinessItem[]> {
  const { id } = await requireOwnOrderById(ctx, actor, orderId);
  return (await readinessOfOrders(ctx, [id])).get(id) ?? [];
}

/**
 * The same of any registration, for staff.
 *
 * @throws ORDER_NOT_FOUND
 */
export async function readReadiness(ctx: Context, orderId: string): Promise<ReadinessItem[]> {
  const order = await findAnyOrder(ctx, orderId);
  if (!order) throw new AppError('ORDER_NOT_FOUND');
  return (await readinessOfOrders(ctx, [order.id])).get(order.id) ?? [];
}

/**
 * The readiness of registrations by the order's id, as families and staff read it alike: orders without a payment on
 * record have the due date that the payment pages show. Ids of add-on orders are left out.
 */
export async function readinessOfOrders(
  ctx: Context,
  orderIds: readonly string[],
): Promise<Map<string, ReadinessItem[]>> {
  const facts = await readinessFactsOf(ctx, orderIds);
  const dueDates = await dueDatesOf(ctx, await listOrdersWithAddons(ctx.db, orderIds));
  const dated = <Balance extends { orderId: string; dueDate: string | null }>(balance: Balance) => ({
    ...balance,
    dueDate: balance.dueDate ?? dueDates.get(balance.orderId) ?? null,
  });
  return new Map(
    [...facts].map(([id, one]) => [
      id,
      readinessOf({ ...one, balance: dated(one.balance), addonBalances: one.addonBalances.map(dated) }),
    ]),
  );
}

/** The day for orders that report a payment now; asked once for all orders that share it. */
async function dueDatesOf(ctx: Context, orders: readonly OrderRow[]): Promise<Map<string, string>> {
  const days = new Map<string, Promise<string>>();
  const dayOf = (order: OrderRow) => {
    const key = [order.conventionId, order.currency, isAddonOrder(order)].join(' ');
    const day = days.get(key) ?? dueIfReported(ctx, order);
    days.set(key, day);
    return day;
  };
  return new Map(await Promise.all(orders.map(async (order) => [order.id, await dayOf(order)] as const)));
}
