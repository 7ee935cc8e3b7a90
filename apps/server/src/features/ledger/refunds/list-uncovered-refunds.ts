import { uncoveredRefundOf } from '@sangamam/contract/ledger/entries/refund-due';
import type { Currency } from '@sangamam/contract/orders/pricing/currency-for';

import type { Context } from '#server/db/context.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { holdsCapacity } from '#server/features/orders/order/order-facts.ts';

import { reservedByPayment } from './refund-repository.ts';
import { listPayments } from '../payments/list-payments.ts';
import { listOverpaid, sumRefunds } from './refund-list-read-model.ts';

interface Narrowing {
  search?: string | undefined;
  conventionId?: string | undefined;
}

/** Payments with money to be given back that no refund covers yet, the oldest first, as the treasurer's list has them. */
export async function listUncoveredRefunds(
  ctx: Context,
  actor: Actor,
  { page, pageSize, ...narrowing }: Narrowing & { page: number; pageSize: number },
) {
  const uncovered = await uncoveredPayments(ctx, narrowing);
  const ids = uncovered.slice((page - 1) * pageSize, page * pageSize).map(({ id }) => id);
  const { docs } = await listPayments(ctx, actor, { ids, sort: '-reported', page: 1, pageSize });
  const total = uncovered.length;
  return {
    docs: docs.toSorted((one, other) => ids.indexOf(one._id) - ids.indexOf(other._id)),
    total,
    totalPages: Math.ceil(total / pageSize),
  };
}

/** What is in each state of the queue, and what no refund covers yet, by currency; of one convention or of all. */
export async function readRefundTotals(ctx: Context, conventionId?: string) {
  const uncovered = await uncoveredPayments(ctx, { conventionId });
  const byCurrency = Map.groupBy(uncovered, ({ currency }) => currency);
  return {
    states: await sumRefunds(ctx.db, conventionId),
    uncovered: [...byCurrency].map(([currency, rows]) => ({
      currency,
      count: rows.length,
      amount: rows.reduce((sum, { amount }) => sum + amount, 0),
    })),
  };
}

async function uncoveredPayments(
  ctx: Context,
  narrowing: Narrowing,
): Promise<{ id: string; currency: Currency; amount: number }[]> {
  const overpaid = await listOverpaid(ctx.db, narrowing);
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
