import {
  keptForEach,
  type CancellationTerms as Terms,
} from '@sangamam/contract/conventions/cancellation/cancellation-terms';
import type { Currency } from '@sangamam/contract/orders/pricing/currency-for';
import { formatMoney } from '@sangamam/contract/orders/pricing/format-money';

import * as phrases from '#phrases/domain/cancellation.ts';
import { formatDate } from '#web/lib/text/calendar-text.ts';
import { Card } from '#web/ui/layout/card/card.tsx';

import styles from './cancellation-terms.module.css';

/**
 * What is kept when people cancel, by date, in the family's currency, and until when it may ask for that once it has paid;
 * renders nothing where neither is said.
 */
export function CancellationTerms({
  terms,
  currency,
  requestsUntil,
}: {
  terms: Terms;
  currency: Currency;
  /** Last day to ask for a cancellation after paying (`YYYY-MM-DD`); `null` for not at all. */
  requestsUntil: string | null;
}) {
  if (terms.length === 0 && requestsUntil === null) return null;
  return (
    <Card>
      <h2 className={styles['title']}>{phrases.ifYouCancel}</h2>
      <TermDates terms={terms} currency={currency} />
      {requestsUntil !== null && (
        <p className={styles['requests']}>{phrases.askUntil({ day: formatDate(requestsUntil) })}</p>
      )}
    </Card>
  );
}

/** What is kept for each person, by date; nothing without terms. */
export function TermDates({ terms, currency }: { terms: Terms; currency: Currency }) {
  const last = terms.at(-1);
  if (last === undefined) return null;
  return (
    <dl className={styles['dates']}>
      {terms.map((step) => (
        <div key={step.until}>
          <dt>{phrases.untilDay({ day: formatDate(step.until) })}</dt>
          <dd>{refundText(keptForEach(step, currency), currency)}</dd>
        </div>
      ))}
      <div>
        <dt>{phrases.afterDay({ day: formatDate(last.until) })}</dt>
        <dd>{phrases.noRefund}</dd>
      </div>
    </dl>
  );
}

function refundText(kept: number, currency: Currency): string {
  return kept === 0 ? phrases.fullRefund : phrases.keptForEach({ kept: formatMoney(kept, currency) });
}
