import { isByTransfer, paymentTypeNames } from '@sangamam/contract/ledger/terms/payment-methods';
import { adminPaths } from '@sangamam/contract/admin-paths';
import { listRefunds, type RefundRow } from '@sangamam/contract/ledger/refunds/refund-admin-endpoints';
import { formatMoney } from '@sangamam/contract/orders/pricing/format-money';
import { Link } from 'react-router';

import * as phrases from '#phrases/ledger/staff/refunds.ts';
import { Amount } from '#web/domain/money/amount.tsx';
import { dayOfInstant } from '#web/lib/text/date-text.ts';
import type { Column } from '#web/ui/data/data-table/data-table.tsx';
import { listQuery } from '#web/ui/data/data-table/list-query.ts';
import { FilteredTable } from '#web/ui/data/data-table/filtered-table.tsx';
import type { ListParams } from '#web/ui/data/data-table/use-list-params.ts';
import { StatusBadge } from '#web/ui/primitives/status-badge/status-badge.tsx';

import styles from '../payments/payments-admin.module.css';
import { useRefunds } from './api.ts';
import { RefundActions } from './refund-actions.tsx';
import { RefundSteps } from './refund-steps.tsx';

/** Refunds in one state, or all; each row has its next step. */
export function RefundTable({ params }: { params: ListParams }) {
  const query = useRefunds(listQuery(listRefunds.query, params));
  return (
    <FilteredTable
      caption={phrases.refunds}
      countText={phrases.refundCount}
      columns={columns}
      rowKey={({ _id }) => _id}
      params={params}
      query={query}
      page={query.data}
      searchLabel={phrases.searchLabel}
      detail={detail}
      empty={{ title: phrases.noRefundsHere, text: phrases.nothingMatches }}
    />
  );
}

const detail = {
  header: phrases.steps,
  label: ({ registrantName, tmpConvRegNo }: RefundRow) => phrases.stepsOf({ registrantName, tmpConvRegNo }),
  content: (refund: RefundRow) => <RefundSteps refund={refund} />,
};

const tones = {
  DUE: 'action',
  APPROVED: 'action',
  SENT: 'waiting',
  DONE: 'done',
  FAILED: 'stopped',
  DONATED: 'done',
  DISCARDED: 'neutral',
} as const;

const columns: readonly Column<RefundRow>[] = [
  {
    key: 'registrant',
    header: phrases.registrant,
    rowHeader: true,
    cell: ({ registrantName, tmpConvRegNo, permConvRegNo }) => (
      <>
        <Link to={`${adminPaths.payments}?search=${tmpConvRegNo}`} className={styles['name']}>
          {registrantName}
        </Link>
        <span className={styles['sub']}>
          <span className={styles['number']}>
            {[tmpConvRegNo, permConvRegNo].filter(Boolean).join(' · ')}
          </span>
        </span>
      </>
    ),
  },
  {
    key: 'amount',
    header: phrases.amount,
    plain: true,
    numeric: true,
    cell: ({ amount, keptFee, currency }) => (
      <div>
        <Amount amount={amount} currency={currency} />
        {keptFee > 0 && (
          <span className={styles['short']}>{phrases.feeKept({ fee: formatMoney(keptFee, currency) })}</span>
        )}
      </div>
    ),
  },
  {
    key: 'by',
    header: phrases.method,
    plain: true,
    cell: ({ amount, method, reference, payerEmail }) => (
      <div>
        {amount === 0 ? phrases.allKept : paymentTypeNames[method]}
        <span className={styles['sub']}>
          {reference ?? (isByTransfer(method) && amount > 0 ? payerEmail : null)}
        </span>
      </div>
    ),
  },
  {
    key: 'state',
    header: phrases.state,
    plain: true,
    cell: ({ state, steps, amount }) => {
      const last = steps.at(-1);
      const isKept = state === 'DONE' && amount === 0;
      return (
        <span className={styles['states']}>
          <StatusBadge tone={tones[state]}>{isKept ? phrases.stateKept : phrases.states[state]}</StatusBadge>
          {last && (
            <span className={styles['day']}>
              {phrases.since({
                step: isKept ? phrases.stateKept : phrases.stepNames[last.state],
                day: dayOfInstant(last.at),
              })}
            </span>
          )}
        </span>
      );
    },
  },
  { key: 'next', header: phrases.next, cell: (refund) => <RefundActions refund={refund} /> },
];
