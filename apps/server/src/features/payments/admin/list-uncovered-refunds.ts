import type { Context } from '#server/db/context.ts';
import { holdsCapacity } from '#server/features/orders/order/order-facts.ts';
import { uncoveredRefundOf } from '@sangamam/contract/payments/ledger/refund-due';
import type { Currency } from '@sangamam/contract/pricing/currency-for';

import { reservedByPayment } from '../refunds/refund-repository.ts';
import { listPayments } from './list-payments.ts';
import { listOverpaid, sumRefunds } from './refund-list-read-model.ts';

/** Payments with money to be given back that no refund covers yet, the oldest first, as the treasurer's list has them. */
export async function listUncoveredRefunds(
  ctx: Context,
  { search, page, pageSize }: { search?: string | undefined; page: number; pageSize: number },
) {
  const uncovered = await uncoveredPayments(ctx, search);
  const ids = uncovered.slice((page - 1) * pageSize, page * pageSize).map(({ id }) => id);
  const { docs } = await listPayments(ctx, { ids, page: 1, pageSize });
  const total = uncovered.length;
  return {
    docs: docs.toSorted((one, other) => ids.indexOf(one._id) - ids.indexOf(other._id)),
    total,
    totalPages: Math.ceil(total / pageSize),
  };
}

/** What is in each state of the queue, and what no refund covers yet, by currency. */
export async function readRefundTotals(ctx: Context) {
  const uncovered = await uncoveredPayments(ctx, undefined);
  const byCurrency = Map.groupBy(uncovered, ({ currency }) => currency);
  return {
    states: await sumRefunds(ctx.db),
    uncovered: [...byCurrency].map(([currency, rows]) => ({
      currency,
      count: rows.length,
      amount: rows.reduce((sum, { amount }) => sum + amount, 0),
    })),
  };
}

async function uncoveredPayments(
  ctx: Context,
  search: string | undefined,
): Promise<{ id: string; currency: Currency; amount: number }[]> {
  const overpaid = await listOverpaid(ctx.db, search);
  const reserved = await reservedByPayment(
    ctx.db,
    overpaid.map(({ payment }) => payment.id),
  );
  return overpaid
    .map(({ payment: { id, currency, state, dueAmount: due }, order, held }) => ({
      id,
      currency,
      amount: uncoveredRefundOf({
        state,
        due,
        held,
        reserved: reserved.get(id) ?? 0,
        orderIsActive: holdsCapacity(order),
      }),
    }))
    .filter(({ amount }) => amount > 0);
}
