import { givenBackOf, type CancelEstimate } from '@sangamam/contract/orders/cancel/cancel-estimate';

import * as phrases from '#phrases/orders/staff/cancel-requests.ts';
import { Amount } from '#web/domain/money/amount.tsx';
import { formatInstant } from '#web/lib/text/date-text.ts';
import { Facts } from '#web/ui/data/facts/facts.tsx';

/** When it was asked and, for who may see money, what is kept and given back. */
export function RequestFacts({ askedAt, estimate }: { askedAt: string; estimate: CancelEstimate | null }) {
  const amount = (name: string, dollars: number) => ({
    name,
    value: <Amount amount={dollars} currency={estimate?.currency ?? 'USD'} />,
  });
  return (
    <Facts
      facts={[
        { name: phrases.askedOn, value: formatInstant(askedAt) },
        ...(estimate ? [amount(phrases.received, estimate.paid)] : []),
        ...(estimate && estimate.reported > 0 ? [amount(phrases.onItsWay, estimate.reported)] : []),
        ...(estimate && estimate.kept !== null
          ? [amount(phrases.keptByTerms, estimate.kept), amount(phrases.comesBack, givenBackOf(estimate))]
          : []),
      ]}
    />
  );
}
