import { formatDate } from '@sangamam/contract/fields/dates/format-date';
import type { BookDay } from '@sangamam/contract/payments/books/closing-endpoints';
import { paymentTypeNames } from '@sangamam/contract/payments/payment-methods';
import { formatMoney } from '@sangamam/contract/pricing/format-money';
import { useId, useState } from 'react';

import * as phrases from '#phrases/payments/books.ts';
import { dollarText } from '#web/lib/text/money-text.ts';
import { shortDate } from '@sangamam/contract/fields/dates/short-date';
import { Card } from '#web/ui/layout/card/card.tsx';
import type { BookChoice } from '../book-choice.ts';
import { moneyBins, roundUp } from './money-bins.ts';
import { MoneyBars } from './money-bars.tsx';
import styles from './money-plot.module.css';

/**
 * Money in by method, as stacked bars for each day or week. Pointing at a bar, or moving the slider below with the keys,
 * says its amounts. The table of the daily close is the table behind it.
 */
export function MoneyPlot({ days, choice }: { days: readonly BookDay[]; choice: BookChoice }) {
  const heading = useId();
  const [chosen, choose] = useState<number>();
  const { unit, bins } = moneyBins(days, choice);
  const highest = Math.max(...bins.map(({ total }) => total));
  const { currency } = choice.book;
  const shown = Math.min(chosen ?? bins.findLastIndex(({ total }) => total > 0), bins.length - 1);
  const bin = bins[Math.max(shown, 0)];
  if (!bin) return null;
  const amounts = { day: formatDate(bin.day), amount: formatMoney(bin.total, currency) };
  const readout = unit === 'day' ? phrases.onDay(amounts) : phrases.inWeekOf(amounts);
  const parts = bin.parts.map(({ method, amount }) =>
    phrases.partOf({ method: paymentTypeNames[method], amount: dollarText(amount) }),
  );
  const methods = [...new Set(bins.flatMap((one) => one.parts.map(({ method }) => method)))];
  return (
    <Card labelledBy={heading} className={styles['plot']}>
      <h2 id={heading}>{phrases.moneyInOverTime}</h2>
      {highest === 0 ? (
        <p>{phrases.nothingCameIn}</p>
      ) : (
        <>
          <ul className={styles['legend']}>
            {methods.map((method) => (
              <li key={method} data-method={method}>
                {paymentTypeNames[method]}
              </li>
            ))}
          </ul>
          <MoneyBars
            bins={bins}
            top={roundUp(highest)}
            shown={shown}
            label={phrases.moneyInByMethod({ unit: unit === 'day' ? phrases.aDay : phrases.aWeek })}
            onPoint={choose}
          />
          <div className={styles['days']} aria-hidden="true">
            <span>{shortDate(choice.from)}</span>
            <span>{shortDate(choice.to)}</span>
          </div>
          <input
            type="range"
            className={styles['slider']}
            min={0}
            max={bins.length - 1}
            value={shown}
            aria-label={unit === 'day' ? phrases.dayShown : phrases.weekShown}
            aria-valuetext={[readout, ...parts].join(', ')}
            onChange={(event) => choose(Number(event.target.value))}
          />
          <p className={styles['readout']}>
            <strong>{readout}</strong> {parts.join(' · ')}
          </p>
        </>
      )}
    </Card>
  );
}
