import type { Context } from '#server/db/context.ts';
import { calendarDateIn } from '@sangamam/contract/fields/dates/calendar-date';

import { sumPaymentViews } from './payment-views-read-model.ts';

/** The day by which a payment is overdue in the treasurer's list, as its rows say it. */
export function todayOfList(ctx: Context): string {
  return calendarDateIn('UTC', ctx.now());
}

/** Number and sum of payments per view and currency; views without any are left out. */
export async function readPaymentTotals(ctx: Context) {
  const totals = await sumPaymentViews(ctx.db, todayOfList(ctx));
  return totals.filter(({ count }) => count > 0);
}
