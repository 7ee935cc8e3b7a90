import { addDays, calendarDateIn } from '@sangamam/contract/fields/dates/calendar-date';
import { fullName } from '@sangamam/contract/fields/full-name';
import type { Balance } from '@sangamam/contract/ledger/balance/balance';
import type { ReminderFacts } from '@sangamam/contract/collection/reminders/payment-reminder';

import type { Context } from '#server/db/context.ts';
import { isAddonOrder } from '#server/features/orders/order/order-facts.ts';
import { balancesOfOrders } from '#server/features/orders/pricing/balance-of-order.ts';
import { paymentDueDate } from '#server/features/ledger/terms/payment-due-date.ts';

import {
  listUnpaidOrders,
  readUnpaidOrders,
  type UnpaidFilter,
  type UnpaidOrderRow,
} from './reminder-read-model.ts';

/** An order that may be unpaid, with what decides about its reminders. */
export interface UnpaidOrder {
  row: UnpaidOrderRow;
  balance: Balance;
  facts: ReminderFacts;
  /** Today where the convention is. */
  today: string;
}

/** All orders that may be unpaid, or those that the filter names. */
export async function unpaidOrders(ctx: Context, filter: UnpaidFilter = {}): Promise<UnpaidOrder[]> {
  return withBalances(ctx, await listUnpaidOrders(ctx.db, { ...filter, endsFrom: endsFrom(ctx) }));
}

/** Reads all orders that may be unpaid, a page at a time, between which other requests run. */
export function eachUnpaidPage(
  ctx: Context,
  take: (ctx: Context, unpaid: readonly UnpaidOrder[]) => Promise<void>,
): Promise<void> {
  return readUnpaidOrders(ctx.db, { endsFrom: endsFrom(ctx) }, async (rows, db) => {
    const own = { ...ctx, db };
    await take(own, await withBalances(own, rows));
  });
}

/** A day less than today anywhere: whether a convention is over is decided in its own time zone. */
function endsFrom(ctx: Context): string {
  return addDays(ctx.now().toISOString().slice(0, 10), -1);
}

async function withBalances(ctx: Context, rows: readonly UnpaidOrderRow[]): Promise<UnpaidOrder[]> {
  const balances = await balancesOfOrders(
    ctx,
    rows.map(({ order }) => order),
  );
  const found: UnpaidOrder[] = [];
  for (const row of rows) {
    const balance = balances.get(row.order.id);
    if (balance === undefined || balance.open === 0) continue;
    const facts = {
      balance,
      registrationStatus: row.order.registrationStatus,
      dueDate: balance.dueDate ?? (await dueDateOf(row, ctx.now())),
      refunded: row.isRefunded,
      cancelAsked: row.isCancelAsked,
      conventionEnds: row.conventionEnds,
      hasAddress: row.email !== null,
    };
    found.push({ row, balance, facts, today: calendarDateIn(row.timeZone, ctx.now()) });
  }
  return found;
}

/**
 * The day by which an order without a payment on record should be paid: as if the family had reported a payment when it
 * was approved or, where a payment was declined or came back since, on that day.
 */
function dueDateOf({ order, timeZone, approvedAt, lastEntryAt }: UnpaidOrderRow, now: Date): Promise<string> {
  const began = approvedAt ?? order.submittedAt ?? now;
  const from = lastEntryAt !== null && lastEntryAt > began ? lastEntryAt : began;
  const due = { currency: order.currency ?? 'USD', isAddonOrder: isAddonOrder(order), timeZone } as const;
  return paymentDueDate(due, from);
}

/** What both lists of the preview say of an order. */
export function presentUnpaid({ row, balance, facts }: Pick<UnpaidOrder, 'row' | 'balance' | 'facts'>) {
  const { order, email, conventionName } = row;
  return {
    orderId: order.id,
    familyName: fullName(row),
    email,
    number: order.permNumber ?? order.tempNumber,
    conventionName,
    currency: order.currency ?? 'USD',
    open: balance.open,
    dueDate: facts.dueDate,
  };
}
