import { calendarDateIn } from '@sangamam/contract/fields/dates/calendar-date';

import type { Context } from '#server/db/context.ts';

import { sumUnreported } from '../unreported/unreported-read-model.ts';
import { sumPaymentViews } from './payment-views-read-model.ts';

/** The day by which a payment is overdue in the treasurer's list, as its rows say it. */
export function todayOfList(ctx: Context): string {
  return calendarDateIn('UTC', ctx.now());
}

/** Number and sum per view and currency, of payments and of orders without one; views without any are left out. */
export async function readPaymentTotals(ctx: Context, conventionId?: string) {
  const unreported = await sumUnreported(ctx.db, conventionId);
  const totals = await sumPaymentViews(ctx.db, todayOfList(ctx), conventionId);
  return [
    ...unreported.map((sum) => ({ view: 'NOT_REPORTED' as const, ...sum, oldest: null })),
    ...totals.filter(({ count }) => count > 0),
  ];
}
