import type { EndpointData } from '@sangamam/contract/http/endpoint';
import type { getRefundTotals } from '@sangamam/contract/payments/admin/refund-admin-endpoints';
import { refundStates } from '@sangamam/contract/payments/refunds/refund-decisions';
import { formatMoney } from '@sangamam/contract/pricing/format-money';
import { Link } from 'react-router';

import * as phrases from '#phrases/payments/refunds.ts';
import { useRefundTotals } from './api/refunds.ts';
import styles from './refunds.module.css';

type Totals = EndpointData<typeof getRefundTotals>;
type Total = Totals['uncovered'][number];

/** Links to the views of the queue, each with its number and its sum per currency; the current one is marked. */
export function RefundChips({ current }: { current: string }) {
  const { data } = useRefundTotals();
  const chips = [
    { value: '', label: phrases.toBeStarted, totals: data?.uncovered },
    ...refundStates.map((state) => ({
      value: state as string,
      label: phrases.states[state],
      totals: data?.states.filter((total) => total.state === state),
    })),
    { value: 'ALL', label: phrases.allRefunds, totals: undefined },
  ];
  return (
    <nav aria-label={phrases.refundsByState}>
      <ul className={styles['chips']}>
        {chips.map(({ value, label, totals }) => (
          <li key={value}>
            <Link
              className={styles['chip']}
              to={{ search: value && `?state=${value}` }}
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
