import { calendarDateIn } from '@sangamam/contract/fields/dates/calendar-date';
import type { ReadinessFacts } from '@sangamam/contract/reports/readiness/readiness';

import type { Context } from '#server/db/context.ts';
import { holdsCapacity, statusOf, type OrderRow } from '#server/features/orders/order/order-facts.ts';
import { balancesOfOrders } from '#server/features/orders/pricing/balance-of-order.ts';

import { listOrdersWithAddons, listReadinessFacts, type ReadinessRow } from './readiness-read-model.ts';

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
  const rows = await listReadinessFacts(ctx.db, { orderIds, now: ctx.now() });
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
