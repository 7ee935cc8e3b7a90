import { adminPaths } from '@sangamam/contract/admin-paths';
import { shortDate } from '@sangamam/contract/fields/dates/short-date';
import type { SlipRow } from '@sangamam/contract/collection/deposits/deposit-endpoints';
import { Link } from 'react-router';

import * as phrases from '#phrases/collection/staff/deposits.ts';
import { Amount } from '#web/domain/money/amount.tsx';
import { CountLink } from '#web/ui/data/count-link/count-link.tsx';
import { DataTable, type Column } from '#web/ui/data/data-table/data-table.tsx';
import { useListParams } from '#web/ui/data/data-table/use-list-params.ts';
import { EmptyState } from '#web/ui/feedback/empty-state/empty-state.tsx';
import { Loaded } from '#web/ui/feedback/loaded/loaded.tsx';
import { conventionOf } from '#web/features/ledger/staff/payments/payment-query.ts';

import { useSlips } from './api.ts';
import styles from './deposits.module.css';
import { SlipStateBadge } from './slip-state.tsx';

/** The deposit slips of the convention in the address, or of all, the newest first. */
export function SlipTable() {
  const params = useListParams();
  const conventionId = conventionOf(params);
  const query = useSlips({ page: String(params.page), ...(conventionId && { conventionId }) });
  return (
    <Loaded query={query}>
      {({ docs, totalPages }) => (
        <DataTable
          caption={phrases.depositSlips}
          columns={columns}
          rows={docs}
          rowKey={({ _id }) => _id}
          params={params}
          totalPages={totalPages}
          loading={query.isFetching}
          mutedRow={({ state }) => state === 'TAKEN_BACK'}
          empty={
            <EmptyState title={phrases.noSlipsYet}>
              <p>{phrases.slipsAreListedHere}</p>
            </EmptyState>
          }
        />
      )}
    </Loaded>
  );
}

const columns: readonly Column<SlipRow>[] = [
  {
    key: 'number',
    header: phrases.slip,
    rowHeader: true,
    cell: ({ _id, number }) => (
      <Link to={adminPaths.deposit(_id)} className={styles['name']}>
        {phrases.slipNumber({ number })}
      </Link>
    ),
  },
  {
    key: 'day',
    header: phrases.day,
    cell: ({ day }) => <span className={styles['number']}>{shortDate(day)}</span>,
  },
  {
    key: 'convention',
    header: phrases.convention,
    optional: true,
    cell: ({ conventionName }) => conventionName,
  },
  {
    key: 'checks',
    header: phrases.checks,
    numeric: true,
    cell: ({ _id, number, checkCount }) => (
      <CountLink count={checkCount} to={adminPaths.deposit(_id)} what={phrases.onSlip({ number })} />
    ),
  },
  {
    key: 'total',
    header: phrases.total,
    numeric: true,
    cell: ({ total, currency }) => <Amount amount={total} currency={currency} />,
  },
  {
    key: 'state',
    header: phrases.state,
    plain: true,
    onPhone: 'name-line',
    cell: (slip) => <SlipStateBadge slip={slip} />,
  },
];
