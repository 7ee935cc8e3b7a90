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

/** What is kept when people cancel, by date, in the family's currency; renders nothing without terms. */
export function CancellationTerms({ terms, currency }: { terms: Terms; currency: Currency }) {
  const last = terms.at(-1);
  if (last === undefined) return null;
  return (
    <Card>
      <h2 className={styles['title']}>{phrases.ifYouCancel}</h2>
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
    </Card>
  );
}

function refundText(kept: number, currency: Currency): string {
  return kept === 0 ? phrases.fullRefund : phrases.keptForEach({ kept: formatMoney(kept, currency) });
}
