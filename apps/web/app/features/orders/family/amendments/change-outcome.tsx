import type { Currency } from '@sangamam/contract/orders/pricing/currency-for';
import { formatMoney } from '@sangamam/contract/orders/pricing/format-money';

import * as phrases from '#phrases/orders/family/amendment.ts';
import { Amount } from '#web/domain/money/amount.tsx';
import { PriceLines } from '#web/domain/money/price-lines.tsx';
import { isRefusal } from '#web/lib/api/api-error.ts';
import { Facts } from '#web/ui/data/facts/facts.tsx';
import { Callout } from '#web/ui/feedback/callout/callout.tsx';
import { TextSkeleton } from '#web/ui/primitives/skeleton/skeleton.tsx';

import type { FamilyChangeOutcome } from './api.ts';
import styles from './amendment.module.css';
import { Names } from './names.tsx';
import type { Planned } from './use-planned.ts';

type Body = { change: { specialRequest?: string | undefined } };

/** What the change does as it is typed: people, price before and after, what is kept, and who decides. */
export function ChangeOutcome({
  planned: { body, outcome, error, isCurrent },
  currency,
}: {
  planned: Planned<Body, FamilyChangeOutcome>;
  currency: Currency;
}) {
  if (!body) return <p className={styles['hint']}>{phrases.nothingYet}</p>;
  if (error) {
    return (
      <Callout tone="danger" live>
        <p>{isRefusal(error, 'PACKAGE_NOT_AVAILABLE') ? phrases.doesNotFit : error.message}</p>
      </Callout>
    );
  }
  if (!outcome) return <TextSkeleton lines={4} label={phrases.working} />;
  const { joining, leaving, lines, before, after, carriedOver, keptFee, needConsent, concerns, way } =
    outcome;
  const amount = (dollars: number) => <Amount amount={dollars} currency={currency} />;
  return (
    <div className={styles['result']} data-stale={!isCurrent || undefined} aria-busy={!isCurrent}>
      <Names
        groups={[
          { label: phrases.joins, names: joining },
          { label: phrases.leaves, names: leaving },
        ]}
      />
      {body.change.specialRequest !== undefined && <p>{phrases.newRequest}</p>}
      {lines.length > 0 && <PriceLines caption={phrases.changesOfPrice} lines={lines} currency={currency} />}
      <Facts
        facts={[
          { name: phrases.priceNow, value: amount(before.total) },
          { name: phrases.priceThen, value: amount(after.total + carriedOver) },
          { name: phrases.stillToPay, value: amount(after.open + carriedOver) },
          ...(after.over > 0 ? [{ name: phrases.comesBack, value: amount(after.over) }] : []),
        ]}
      />
      {keptFee > 0 && <p>{phrases.keptFee({ fee: formatMoney(keptFee, currency) })}</p>}
      {carriedOver > 0 && <p>{phrases.paidSeparately({ amount: formatMoney(carriedOver, currency) })}</p>}
      {(needConsent.length > 0 || concerns.some((concern) => concern !== 'BADGES')) && (
        <Callout tone="info">
          {needConsent.length > 0 && <p>{phrases.consentNeeded({ names: needConsent.join(', ') })}</p>}
          {concerns.includes('HOTEL') && <p>{phrases.roomIsBooked}</p>}
          {concerns.includes('SHUTTLE') && <p>{phrases.shuttleIsBooked}</p>}
        </Callout>
      )}
      <p className={styles['hint']}>{way === 'DIRECT' ? phrases.isMade : phrases.isAsked}</p>
    </div>
  );
}
