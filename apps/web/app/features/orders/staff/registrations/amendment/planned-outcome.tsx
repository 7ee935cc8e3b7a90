import type { Currency } from '@sangamam/contract/orders/pricing/currency-for';
import { formatMoney } from '@sangamam/contract/orders/pricing/format-money';

import * as phrases from '#phrases/orders/staff/amendments.ts';
import { PriceLines } from '#web/domain/money/price-lines.tsx';
import { isRefusal } from '#web/lib/api/api-error.ts';
import { Callout } from '#web/ui/feedback/callout/callout.tsx';
import { TextSkeleton } from '#web/ui/primitives/skeleton/skeleton.tsx';

import { TotalsAround } from '../adjustments/totals-around.tsx';
import styles from './amendment.module.css';
import type { PlannedAmendment } from './use-planned-amendment.ts';

/** What the amendment does as it is typed: people, lines, money, and what others have to do. */
export function PlannedOutcome({
  planned: { body, outcome, error, isCurrent },
  currency,
}: {
  planned: PlannedAmendment;
  currency: Currency;
}) {
  if (!body) return <p className={styles['hint']}>{phrases.nothingChanged}</p>;
  if (error) {
    return (
      <Callout tone="danger" live>
        <p>{isRefusal(error, 'PACKAGE_NOT_AVAILABLE') ? phrases.doesNotFit : error.message}</p>
      </Callout>
    );
  }
  if (!outcome) return <TextSkeleton lines={4} label={phrases.working} />;
  const { joining, leaving, lines, before, after, carriedOver, needConsent, concerns } = outcome;
  return (
    <div className={styles['result']} data-stale={!isCurrent || undefined} aria-busy={!isCurrent}>
      {joining.length + leaving.length > 0 && (
        <dl className={styles['names']}>
          {joining.length > 0 && (
            <>
              <dt>{phrases.joins}</dt>
              <dd>{joining.join(', ')}</dd>
            </>
          )}
          {leaving.length > 0 && (
            <>
              <dt>{phrases.leaves}</dt>
              <dd>{leaving.join(', ')}</dd>
            </>
          )}
        </dl>
      )}
      {body.change.specialRequest !== undefined && <p>{phrases.newRequest}</p>}
      {lines.length > 0 && <PriceLines caption={phrases.newLines} lines={lines} currency={currency} />}
      <TotalsAround before={before} after={after} currency={currency} />
      {carriedOver > 0 && <p>{phrases.paidSeparately({ amount: formatMoney(carriedOver, currency) })}</p>}
      {needConsent.length + concerns.length > 0 && (
        <Callout tone="info">
          {needConsent.length > 0 && <p>{phrases.consentNeeded({ names: needConsent })}</p>}
          {concerns.map((concern) => (
            <p key={concern}>{phrases.concerns[concern]}</p>
          ))}
        </Callout>
      )}
    </div>
  );
}
