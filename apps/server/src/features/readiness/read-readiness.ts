import { calendarDateIn } from '@sangamam/contract/fields/dates/calendar-date';
import { readinessOf, type ReadinessFacts, type ReadinessItem } from '@sangamam/contract/readiness/readiness';

import type { Context } from '#server/db/context.ts';
import { holdsCapacity, statusOf, type OrderRow } from '#server/features/orders/order/order-facts.ts';
import { findAnyOrder, requireOwnOrderById } from '#server/features/orders/order/require-own-order.ts';
import { balancesOfOrders } from '#server/features/orders/pricing/balance-of-order.ts';
import { dueIfReported } from '#server/features/payments/report/due-if-reported.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import { listOrdersWithAddons, listReadinessFacts, type ReadinessRow } from './readiness-read-model.ts';

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
  return readinessWithDates(ctx, await requireOwnOrderById(ctx, actor, orderId));
}

/**
 * The same of any registration, for staff.
 *
 * @throws ORDER_NOT_FOUND
 */
export async function readReadiness(ctx: Context, orderId: string): Promise<ReadinessItem[]> {
  const order = await findAnyOrder(ctx, orderId);
  if (!order) throw new AppError('ORDER_NOT_FOUND');
  return readinessWithDates(ctx, order);
}

/** With the due dates that the payment pages show for orders without a payment on record, which take a query for each. */
async function readinessWithDates(ctx: Context, { id }: OrderRow): Promise<ReadinessItem[]> {
  const [facts] = [...(await readinessFactsOf(ctx, [id])).values()];
  if (!facts) return [];
  const orders = await listOrdersWithAddons(ctx.db, [id]);
  const dueDates = new Map(
    await Promise.all(orders.map(async (order) => [order.id, await dueIfReported(ctx, order)] as const)),
  );
  const dated = <Balance extends { orderId: string; dueDate: string | null }>(balance: Balance) => ({
    ...balance,
    dueDate: balance.dueDate ?? dueDates.get(balance.orderId) ?? null,
  });
  return readinessOf({
    ...facts,
    balance: dated(facts.balance),
    addonBalances: facts.addonBalances.map(dated),
  });
}

/** Facts of readiness whose balances name their order. */
interface NamedFacts extends ReadinessFacts {
  balance: ReadinessFacts['balance'] & { orderId: string };
  addonBalances: (ReadinessFacts['balance'] & { orderId: string })[];
}

/**
 * The facts of registrations by the order's id, in three queries however many they are. Other ids and those of add-on
 * orders are left out. Due dates are those of payments on record.
 */
export async function readinessFactsOf(
  ctx: Context,
  orderIds: readonly string[],
): Promise<Map<string, NamedFacts>> {
  const rows = await listReadinessFacts(ctx.db, orderIds);
  const orders = await listOrdersWithAddons(ctx.db, orderIds);
  const balances = await balancesOfOrders(ctx, orders);
  const addonsOf = Map.groupBy(orders, ({ parentOrderId }) => parentOrderId);
  const balanceOf = ({ id }: OrderRow) => {
    const balance = balances.get(id);
    if (!balance) throw new Error(`Order ${id} without a balance`);
    return { orderId: id, state: balance.state, dueDate: balance.dueDate };
  };
  return new Map(
    rows.map((row) => [
      row.order.id,
      {
        ...factsOfRow(row, ctx.now()),
        balance: balanceOf(row.order),
        addonBalances: (addonsOf.get(row.order.id) ?? []).map(balanceOf),
      },
    ]),
  );
}

function factsOfRow(row: ReadinessRow, now: Date): Omit<ReadinessFacts, 'balance' | 'addonBalances'> {
  const { order, minors, missingConsents, consentsToCheck, conventionEnds, timeZone, ...facts } = row;
  return {
    ...facts,
    active: holdsCapacity(order),
    registrationStatus: order.registrationStatus,
    confirmed: statusOf(order) === 'CONFIRMED',
    consents: { minors, missing: missingConsents, toCheck: consentsToCheck },
    conventionOver: conventionEnds < calendarDateIn(timeZone, now),
  };
}
