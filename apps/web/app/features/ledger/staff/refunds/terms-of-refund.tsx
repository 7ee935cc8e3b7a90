import type { RefundProposal } from '@sangamam/contract/ledger/refunds/refund-admin-endpoints';
import { shortDate } from '@sangamam/contract/fields/dates/short-date';
import type { Currency } from '@sangamam/contract/orders/pricing/currency-for';
import { formatMoney } from '@sangamam/contract/orders/pricing/format-money';

import * as phrases from '#phrases/ledger/staff/refunds.ts';
import { Callout } from '#web/ui/feedback/callout/callout.tsx';

/** What the terms that a cancelled registration was sent with keep, and what comes back by them. */
export function TermsOfRefund({
  kept: { forEach, until, people, cancelledOn, keptBefore, keptElsewhere },
  proposal,
  currency,
}: {
  kept: NonNullable<RefundProposal['kept']>;
  proposal: RefundProposal;
  currency: Currency;
}) {
  const money = (dollars: number) => formatMoney(dollars, currency);
  const refundable = money(proposal.refundable);
  const byDate = () => {
    if (forEach === null || until === null) return phrases.termsKeepEverything({ refundable });
    const day = shortDate(until);
    if (forEach === 0) return phrases.termsKeepNothing({ until: day, refundable });
    const amount = money(proposal.amount);
    return phrases.termsKeep({ forEach: money(forEach), people, until: day, amount, refundable });
  };
  return (
    <Callout tone="info">
      <p>
        {phrases.cancelledOn({ day: shortDate(cancelledOn) })} {byDate()}
      </p>
      {keptBefore > 0 && <p>{phrases.keptBeforeThat({ fee: money(keptBefore) })}</p>}
      {keptElsewhere > 0 && <p>{phrases.keptElsewhere({ fee: money(keptElsewhere) })}</p>}
      <p>{phrases.otherThanTerms}</p>
    </Callout>
  );
}
