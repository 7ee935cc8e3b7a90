import { relationshipNames } from '@sangamam/contract/orders/participants/participant';
import type { MatchReason } from '@sangamam/contract/ledger/payments/match-reason';
import type { PaymentRow } from '@sangamam/contract/ledger/payments/payment-admin-endpoints';
import { formatMoney } from '@sangamam/contract/orders/pricing/format-money';

import * as phrases from '#phrases/ledger/staff/search.ts';

import styles from './payments-admin.module.css';

/** Why the search found a payment, in one small line; nothing without a search. */
export function MatchedBy({ payment: { matchedBy, currency } }: { payment: PaymentRow }) {
  if (matchedBy.length === 0) return null;
  const reasons = matchedBy.map((reason) => reasonText(reason, currency));
  return <span className={styles['matched']}>{reasons.join(' · ')}</span>;
}

const textPhrases = {
  FAMILY_NAME: phrases.matchedFamilyName,
  NUMBER: phrases.matchedNumber,
  EMAIL: phrases.matchedEmail,
  REFERENCE: phrases.matchedReference,
};

function reasonText(reason: MatchReason, currency: PaymentRow['currency']): string {
  switch (reason.by) {
    case 'PERSON':
      return phrases.matchedPerson({
        relationship: relationshipNames[reason.relationship],
        name: reason.text,
      });
    case 'AMOUNT':
      return phrases.matchedAmount({ amount: formatMoney(reason.amount, currency) });
    default:
      return textPhrases[reason.by]({ text: reason.text });
  }
}
