import { balanceOf, type Balance } from '@sangamam/contract/ledger/balance/balance';

import type { Context } from '#server/db/context.ts';

import { factsOf, type OrderRow } from '../order/order-facts.ts';
import { listPaymentsOnRecord } from './payment-on-record-read-model.ts';

/**
 * What the family owes for an order and has paid. `net` is the price of an order that is not submitted, which is not
 * stored yet; whole dollars of the order's currency.
 */
export async function balanceOfOrder(
  ctx: Context,
  order: OrderRow,
  net: number = factsOf(order).net,
): Promise<Balance> {
  const payments = await listPaymentsOnRecord(ctx.db, [order.id]);
  return balanceOf({ ...factsOf(order), net }, payments.get(order.id));
}

/** The balances of submitted orders by the order's id, with one query for all. */
export async function balancesOfOrders(
  ctx: Context,
  orders: readonly OrderRow[],
): Promise<Map<string, Balance>> {
  const payments = await listPaymentsOnRecord(
    ctx.db,
    orders.map(({ id }) => id),
  );
  return new Map(orders.map((order) => [order.id, balanceOf(factsOf(order), payments.get(order.id))]));
}
