import type { Balance } from '@sangamam/contract/ledger/balance/balance';
import type { Currency } from '@sangamam/contract/orders/pricing/currency-for';

import * as phrases from '#phrases/orders/staff/adjustments.ts';
import { Amount } from '#web/domain/money/amount.tsx';

import styles from './adjustments.module.css';

/** What an order costs before and after a change, and what that leaves to pay or to return. */
export function TotalsAround({
  before,
  after,
  currency,
  currencyBefore = currency,
}: {
  before: Balance;
  after: Balance;
  currency: Currency;
  /** Of the total before, where it is another one. */
  currencyBefore?: Currency;
}) {
  const amounts = [
    { label: phrases.totalBefore, amount: before.total, always: true, of: currencyBefore },
    { label: phrases.totalAfter, amount: after.total, always: true },
    { label: phrases.stillToPay, amount: after.open, always: true },
    { label: phrases.toBeReturned, amount: after.over, always: false },
  ];
  return (
    <div className={styles['totals']}>
      {amounts
        .filter(({ always, amount }) => always || amount > 0)
        .map(({ label, amount, of = currency }) => (
          <p key={label}>
            <span>{label}</span> <Amount amount={amount} currency={of} emphasis />
          </p>
        ))}
    </div>
  );
}
