import type { Currency } from '@sangamam/contract/pricing/currency-for';
import { formatMoney } from '@sangamam/contract/pricing/format-money';
import { Link } from 'react-router';

import * as phrases from '#phrases/payments/refunds.ts';
import styles from './sum-chips.module.css';

/** How many rows a view has in one currency, and the sum of what it is about in whole dollars. */
interface Total {
  count: number;
  amount: number;
  currency: Currency;
}

interface SumChip {
  /** Of the parameter in the address; empty for the view without it. */
  value: string;
  label: string;
  /** Undefined while they are loading, and for a view without sums. */
  totals: readonly Total[] | undefined;
}

/** Links to the views of a list, each with its number and its sum per currency; the current one is marked. */
export function SumChips({
  label,
  parameter,
  current,
  chips,
}: {
  /** Names the links for screen readers. */
  label: string;
  parameter: string;
  current: string;
  chips: readonly SumChip[];
}) {
  return (
    <nav aria-label={label}>
      <ul className={styles['chips']}>
        {chips.map(({ value, label, totals }) => (
          <li key={value}>
            <Link
              className={styles['chip']}
              to={{ search: value && `?${parameter}=${value}` }}
              aria-current={current === value ? 'page' : undefined}
            >
              <span className={styles['label']}>{label}</span>
              {totals && <span className={styles['sum']}>{sumText(totals)}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function sumText(totals: readonly Total[]): string {
  if (totals.length === 0) return phrases.nothing;
  return totals
    .map(({ count, amount, currency }) => `${count} · ${formatMoney(amount, currency)}`)
    .join(', ');
}
