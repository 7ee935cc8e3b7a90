import { calendarDateIn } from '@sangamam/contract/fields/dates/calendar-date';
import type { Balance } from '@sangamam/contract/ledger/balance/balance';
import { paymentRefusal } from '@sangamam/contract/collection/reporting/payability';
import type { SiteSettings } from '@sangamam/contract/conventions/site-settings/site-settings';
import { reportableMethods } from '@sangamam/contract/ledger/terms/payment-methods';

import type { Context } from '#server/db/context.ts';
import { factsOf, type OrderRow } from '#server/features/orders/order/order-facts.ts';
import { balanceOfOrder } from '#server/features/orders/pricing/balance-of-order.ts';
import { dueIfReported } from '#server/features/ledger/terms/due-if-reported.ts';
import { paymentOption } from '#server/features/ledger/terms/payment-options.ts';

import { listMoneyOf } from '../receipt-read-model.ts';
import type { ReceiptMoney, WayToPay } from './receipt-content.ts';

interface Facts {
  /** Sum of the lines in the order's currency, whole dollars. */
  net: number;
  timeZone: string;
  settings: Pick<SiteSettings, 'convenienceFee'>;
}

/** What an order costs, what came in for it, and how what is open can be paid. */
export async function moneyOf(ctx: Context, order: OrderRow, facts: Facts): Promise<ReceiptMoney> {
  const balance = await balanceOfOrder(ctx, order, facts.net);
  const moves = await listMoneyOf(ctx.db, [order.id]);
  return {
    balance,
    closed: closedBy(order),
    entries: moves.map(({ at, ...move }) => ({ ...move, date: calendarDateIn(facts.timeZone, at) })),
    ways: await waysToPay(ctx, order, balance, facts),
  };
}

function closedBy({ cancelledAt, registrationStatus }: OrderRow): ReceiptMoney['closed'] {
  if (cancelledAt !== null) return 'cancelled';
  return registrationStatus === 'REG_REJECTED' ? 'rejected' : null;
}

/** By any method before a payment is reported; afterwards by the reported one, as long as something is open. */
async function waysToPay(
  ctx: Context,
  order: OrderRow,
  { open, method, dueDate }: Balance,
  { net, settings }: Facts,
): Promise<WayToPay[]> {
  if (open > 0 && method !== null && dueDate !== null) return [{ method, amount: open, dueDate }];
  if (paymentRefusal({ ...factsOf(order), net }) !== undefined) return [];
  const toPay = { net, dueDate: await dueIfReported(ctx, order) };
  return reportableMethods.map((each) => {
    const option = paymentOption(each, toPay, settings);
    return { method: each, amount: option.totalDue, dueDate: option.dueDate };
  });
}
