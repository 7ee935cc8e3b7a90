import { addDays } from '@sangamam/contract/fields/dates/calendar-date';
import type { BookDay } from '@sangamam/contract/books/closing-endpoints';
import { paymentMethods, type PaymentMethod } from '@sangamam/contract/ledger/terms/payment-methods';

/** Money in of a day, or of a week from Monday on, by method. Whole dollars. */
export interface MoneyBin {
  /** The first day within the chosen ones. */
  day: string;
  total: number;
  parts: { method: PaymentMethod; amount: number }[];
}

/** Up to this many days each has its own bar; more are put together by week. */
const mostDays = 45;

/** The bars of a plot, without gaps: days on which nothing came in are 0. */
export function moneyBins(
  days: readonly BookDay[],
  { from, to }: { from: string; to: string },
): { unit: 'day' | 'week'; bins: MoneyBin[] } {
  const unit = addDays(from, mostDays - 1) >= to ? 'day' : 'week';
  const firstOf = unit === 'day' ? (day: string) => day : mondayOf;
  const byBin = Map.groupBy(days, ({ day }) => firstOf(day));
  const bins: MoneyBin[] = [];
  for (let first = firstOf(from); first <= to; first = addDays(first, unit === 'day' ? 1 : 7)) {
    const methods = (byBin.get(first) ?? []).flatMap(({ methods }) => methods);
    const parts = paymentMethods.flatMap((method) => {
      const own = methods.filter((one) => one.method === method);
      const amount = own.reduce((sum, { sums }) => sum + sums.moneyIn, 0);
      return amount > 0 ? [{ method, amount }] : [];
    });
    const total = parts.reduce((sum, { amount }) => sum + amount, 0);
    bins.push({ day: first < from ? from : first, total, parts });
  }
  return { unit, bins };
}

function mondayOf(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return addDays(day, -((weekday + 6) % 7));
}
