import {
  keptForEach,
  type CancellationTerms as Terms,
} from '@sangamam/contract/conventions/cancellation/cancellation-terms';
import type { Currency } from '@sangamam/contract/orders/pricing/currency-for';
import { formatMoney } from '@sangamam/contract/orders/pricing/format-money';

import * as phrases from '#phrases/domain/cancellation.ts';
import { formatDate } from '#web/lib/text/calendar-text.ts';
import { Facts } from '#web/ui/data/facts/facts.tsx';
import { Card } from '#web/ui/layout/card/card.tsx';

/** What is kept when people cancel, by date, in the family's currency; renders nothing without terms. */
export function CancellationTerms({ terms, currency }: { terms: Terms; currency: Currency }) {
  const last = terms.at(-1);
  if (last === undefined) return null;
  return (
    <Card>
      <h2>{phrases.ifYouCancel}</h2>
      <Facts
        facts={[
          ...terms.map((step) => ({
            name: phrases.untilDay({ day: formatDate(step.until) }),
            value: refundText(keptForEach(step, currency), currency),
          })),
          { name: phrases.afterDay({ day: formatDate(last.until) }), value: phrases.noRefund },
        ]}
      />
    </Card>
  );
}

function refundText(kept: number, currency: Currency): string {
  return kept === 0 ? phrases.fullRefund : phrases.keptForEach({ kept: formatMoney(kept, currency) });
}
