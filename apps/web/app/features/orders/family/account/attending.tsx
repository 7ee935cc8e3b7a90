import type { OrderLine } from '@sangamam/contract/orders/order';
import type { Currency } from '@sangamam/contract/orders/pricing/currency-for';

import * as phrases from '#phrases/orders/family/account.ts';
import { Amount } from '#web/domain/money/amount.tsx';

import styles from './registrations.module.css';

/** Who is coming, by name. */
export function Attending({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <p className={styles['attending']}>
      <span>{phrases.whoIsComing({ count: names.length })}</span> {names.join(', ')}
    </p>
  );
}

/** What an add-on order buys, line by line. */
export function Bought({ lines, currency }: { lines: readonly OrderLine[]; currency: Currency }) {
  if (lines.length === 0) return null;
  return (
    <ul className={styles['bought']} aria-label={phrases.whatYouBought}>
      {lines.map(({ title, detail, quantity, amount }, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- the same line may come twice; the order is fixed
        <li key={place}>
          <span>
            {title}
            {detail !== '' && `, ${detail}`}
            {quantity > 1 && ` × ${quantity}`}
          </span>
          <Amount amount={amount} currency={currency} />
        </li>
      ))}
    </ul>
  );
}
