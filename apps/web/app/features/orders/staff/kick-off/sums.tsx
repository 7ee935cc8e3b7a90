import { envelopeDifferences } from '@sangamam/contract/orders/kick-off/envelope';
import type { EnvelopeSum } from '@sangamam/contract/orders/kick-off/kick-off-endpoints';
import { formatMoney } from '@sangamam/contract/orders/pricing/format-money';

import * as phrases from '#phrases/orders/staff/kick-off.ts';

import styles from './kick-off.module.css';

/** What was noted beside what was counted, in each currency, and whether they agree. */
export function Sums({ noted, counted }: { noted: readonly EnvelopeSum[]; counted: readonly EnvelopeSum[] }) {
  const differences = envelopeDifferences(noted, counted);
  const currencies = [...new Set([...noted, ...counted].map(({ currency }) => currency))];
  return (
    <section className={styles['sums']} aria-label={phrases.sums}>
      {currencies.map((currency) => {
        const of = (sums: readonly EnvelopeSum[]) =>
          sums.find((one) => one.currency === currency) ?? { currency, checks: 0, cash: 0 };
        const difference = of(differences);
        return (
          <div key={currency}>
            <h3>{phrases.sumOf({ currency })}</h3>
            <Line label={phrases.notedSums} sum={of(noted)} />
            <Line label={phrases.countedSums} sum={of(counted)} />
            {(difference.checks !== 0 || difference.cash !== 0) && (
              <Line label={phrases.difference} sum={difference} differs />
            )}
          </div>
        );
      })}
      <output>{differences.length === 0 ? phrases.inBalance : phrases.outOfBalance}</output>
    </section>
  );
}

function Line({
  label,
  sum: { currency, checks, cash },
  differs = false,
}: {
  label: string;
  sum: EnvelopeSum;
  differs?: boolean;
}) {
  return (
    <p className={styles['row']} data-differs={differs || undefined}>
      <span>{label}</span>
      <span>
        {phrases.checks} {formatMoney(checks, currency)} · {phrases.cash} {formatMoney(cash, currency)}
      </span>
    </p>
  );
}
