import { formatDate } from '@sangamam/contract/fields/dates/format-date';
import { shortDate } from '@sangamam/contract/fields/dates/short-date';
import type { BookDay } from '@sangamam/contract/books/closing-endpoints';
import { paymentMethods, paymentTypeNames } from '@sangamam/contract/ledger/terms/payment-methods';
import { formatMoney } from '@sangamam/contract/orders/pricing/format-money';

import * as phrases from '#phrases/books/staff/books.ts';
import { dollarText } from '#web/lib/text/money-text.ts';
import { Plot } from '#web/ui/data/plot/plot.tsx';

import type { BookChoice } from '../book-choice.ts';
import { moneyBins } from './money-bins.ts';

/**
 * Money in by method, as stacked bars for each day or week. The table of the daily close is the table behind it.
 */
export function MoneyPlot({ days, choice }: { days: readonly BookDay[]; choice: BookChoice }) {
  const { unit, bins } = moneyBins(days, choice);
  const { currency } = choice.book;
  const methods = paymentMethods.filter((method) =>
    bins.some(({ parts }) => parts.some((part) => part.method === method)),
  );
  const totals = new Map(bins.map(({ day, total }) => [day, total]));
  const isDay = unit === 'day';
  return (
    <Plot
      title={phrases.moneyInOverTime}
      label={phrases.moneyInByMethod({ unit: isDay ? phrases.aDay : phrases.aWeek })}
      sliderLabel={isDay ? phrases.dayShown : phrases.weekShown}
      empty={phrases.noMoneyIn}
      fileName={`money-in-${currency.toLowerCase()}`}
      data={{
        series: methods.map((method) => ({ key: method, name: paymentTypeNames[method] })),
        points: bins.map(({ day, parts }) => ({
          key: day,
          label: formatDate(day),
          short: shortDate(day),
          values: methods.map((method) => parts.find((part) => part.method === method)?.amount ?? 0),
        })),
        format: dollarText,
      }}
      readout={({ key, label }) => {
        const amounts = { day: label, amount: formatMoney(totals.get(key) ?? 0, currency) };
        return isDay ? phrases.onDay(amounts) : phrases.inWeekOf(amounts);
      }}
    />
  );
}
