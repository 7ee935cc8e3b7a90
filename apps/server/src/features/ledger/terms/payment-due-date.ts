import { addBusinessDays, addDays, calendarDateIn } from '@sangamam/contract/fields/dates/calendar-date';
import { daysToPay } from '@sangamam/contract/ledger/terms/payment-deadline';
import type { Currency } from '@sangamam/contract/orders/pricing/currency-for';

import { publicHolidays } from './public-holidays.ts';

interface Due {
  currency: Currency;
  isAddonOrder: boolean;
  /** IANA name of the convention's time zone. */
  timeZone: string;
}

/**
 * The day by which a payment reported now should arrive, `YYYY-MM-DD`: so many business days from today in the convention's
 * time zone, for add-ons so many days (SPEC §9). Public holidays of the country whose currency is paid are no business days.
 */
export async function paymentDueDate({ currency, isAddonOrder, timeZone }: Due, now: Date): Promise<string> {
  const today = calendarDateIn(timeZone, now);
  if (isAddonOrder) return addDays(today, daysToPay);
  const year = Number(today.slice(0, 4));
  const holidays = [await publicHolidays(currency, year), await publicHolidays(currency, year + 1)];
  return addBusinessDays(today, daysToPay, (day) => holidays.some((days) => days.has(day)));
}
