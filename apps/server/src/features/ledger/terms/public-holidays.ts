import type Holidays from 'date-holidays';
import type { Currency } from '@sangamam/contract/orders/pricing/currency-for';

/**
 * Where checks in a currency are mailed to and cashed. Canada's holidays differ by province; Ontario has all the national
 * ones and some more, so that families there are never asked to mail a check on a holiday.
 */
const places: Readonly<Record<Currency, readonly [country: string, state?: string]>> = {
  USD: ['US'],
  CAD: ['CA', 'ON'],
};

const calendars = new Map<Currency, Promise<Holidays>>();
const years = new Map<string, ReadonlySet<string>>();

/**
 * The public holidays of a year, `YYYY-MM-DD`, where payments in this currency are mailed to; with the days on which
 * holidays of a weekend are observed. The library's data take a fifth of a second to load, so they are loaded when the
 * first due date is computed.
 */
export async function publicHolidays(currency: Currency, year: number): Promise<ReadonlySet<string>> {
  const key = `${currency} ${year}`;
  let days = years.get(key);
  if (!days) {
    const calendar = await calendarOf(currency);
    days = new Set(
      calendar
        .getHolidays(year)
        .filter(({ type }) => type === 'public')
        .map(({ date }) => date.slice(0, 10)),
    );
    years.set(key, days);
  }
  return days;
}

function calendarOf(currency: Currency): Promise<Holidays> {
  let calendar = calendars.get(currency);
  if (!calendar) {
    const [country, state] = places[currency];
    calendar = import('date-holidays').then(({ default: Calendar }) =>
      state === undefined ? new Calendar(country) : new Calendar(country, state),
    );
    calendars.set(currency, calendar);
  }
  return calendar;
}
