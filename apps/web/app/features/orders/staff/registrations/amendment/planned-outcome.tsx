import type { EndpointInput } from '@sangamam/contract/http/endpoint';
import type {
  AmendmentOutcome,
  previewAmendment,
} from '@sangamam/contract/orders/amendments/amendment-endpoints';
import type { Currency } from '@sangamam/contract/orders/pricing/currency-for';
import { shortDate } from '@sangamam/contract/fields/dates/short-date';
import { formatMoney } from '@sangamam/contract/orders/pricing/format-money';

import { relationshipNames } from '#phrases/domain/person-names.ts';
import * as phrases from '#phrases/orders/staff/amendments.ts';
import { PriceLines } from '#web/domain/money/price-lines.tsx';
import { isRefusal } from '#web/lib/api/api-error.ts';
import { Callout } from '#web/ui/feedback/callout/callout.tsx';
import { TextSkeleton } from '#web/ui/primitives/skeleton/skeleton.tsx';

import { Names } from '#web/features/orders/family/amendments/names.tsx';

import type { Planned } from '#web/features/orders/family/amendments/use-planned.ts';

import { TotalsAround } from '../adjustments/totals-around.tsx';
import styles from '#web/features/orders/family/amendments/amendment.module.css';

/** What the amendment does as it is typed: people, lines, money, and what others have to do. */
export function PlannedOutcome({
  planned: { body, outcome, error, isCurrent },
  currency,
  nothing = phrases.nothingChanged,
}: {
  planned: Planned<EndpointInput<typeof previewAmendment>['body'], AmendmentOutcome>;
  currency: Currency;
  /** Said while nothing is different. */
  nothing?: string;
}) {
  if (!body) return <p className={styles['hint']}>{nothing}</p>;
  if (error) {
    return (
      <Callout tone="danger" live>
        <p>{isRefusal(error, 'PACKAGE_NOT_AVAILABLE') ? phrases.doesNotFit : error.message}</p>
      </Callout>
    );
  }
  if (!outcome) return <TextSkeleton lines={4} label={phrases.working} />;
  const { joining, leaving, related, lines, before, after, carriedOver, needConsent, concerns } = outcome;
  const { dueDate } = body.change;
  const now = outcome.currency.after;
  return (
    <div className={styles['result']} data-stale={!isCurrent || undefined} aria-busy={!isCurrent}>
      <Names
        groups={[
          { label: phrases.joins, names: joining },
          { label: phrases.leaves, names: leaving },
        ]}
      />
      {related.map(({ name, before: was, after: is }) => (
        <p key={name}>
          {phrases.isRelated({
            name,
            before: relationshipNames[was].toLowerCase(),
            after: relationshipNames[is].toLowerCase(),
          })}
        </p>
      ))}
      {now !== currency && (
        <p>
          {phrases.currencyChanges({
            before: phrases.currencyNames[currency],
            after: phrases.currencyNames[now],
          })}
        </p>
      )}
      {dueDate !== undefined && <p>{phrases.newDueDate({ day: shortDate(dueDate) })}</p>}
      {body.change.specialRequest !== undefined && <p>{phrases.newRequest}</p>}
      {lines.length > 0 && <PriceLines caption={phrases.newLines} lines={lines} currency={now} />}
      <TotalsAround before={before} after={after} currency={now} currencyBefore={currency} />
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
