import type { Currency } from '@sangamam/contract/orders/pricing/currency-for';

import * as phrases from '#phrases/domain/money.ts';
import { dollarText } from '#web/lib/text/money-text.ts';

import styles from './amount.module.css';

/** An amount in tabular figures with its currency: $1,250 USD. `struck` is for a price that no longer applies. */
export function Amount({
  amount,
  currency,
  struck = false,
  emphasis = false,
}: {
  amount: number;
  currency: Currency;
  struck?: boolean;
  emphasis?: boolean;
}) {
  return (
    <span
      className={styles['amount']}
      data-emphasis={emphasis || undefined}
      data-struck={struck || undefined}
    >
      {struck && <span className="visually-hidden">{phrases.insteadOf} </span>}
      {struck ? <s>{dollarText(amount)}</s> : dollarText(amount)}{' '}
      <span className={styles['currency']}>{currency}</span>
    </span>
  );
}
