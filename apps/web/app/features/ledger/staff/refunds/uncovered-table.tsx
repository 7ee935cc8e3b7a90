import { listUncoveredRefunds } from '@sangamam/contract/ledger/refunds/refund-admin-endpoints';
import { adminPaths } from '@sangamam/contract/admin-paths';
import type { PaymentRow } from '@sangamam/contract/ledger/payments/payment-admin-endpoints';
import { useState } from 'react';
import { Link } from 'react-router';

import * as phrases from '#phrases/ledger/staff/refunds.ts';
import { Amount } from '#web/domain/money/amount.tsx';
import type { Column } from '#web/ui/data/data-table/data-table.tsx';
import { listQuery } from '#web/ui/data/data-table/list-query.ts';
import { FilteredTable } from '#web/ui/data/data-table/filtered-table.tsx';
import type { ListParams } from '#web/ui/data/data-table/use-list-params.ts';
import { Button } from '#web/ui/primitives/button/button.tsx';

import { PaymentLedger } from '../payments/payment-ledger.tsx';
import styles from '../payments/payments-admin.module.css';
import { useUncoveredRefunds } from './api.ts';
import { RefundDialog } from './refund-dialog.tsx';

/** Payments with money to be given back for which there is no refund yet. */
export function UncoveredTable({ params }: { params: ListParams }) {
  const query = useUncoveredRefunds(listQuery(listUncoveredRefunds.query, params));
  return (
    <FilteredTable
      caption={phrases.toBeStarted}
      countText={phrases.paymentCount}
      columns={columns}
      rowKey={({ _id }) => _id}
      params={params}
      query={query}
      page={query.data}
      searchLabel={phrases.searchLabel}
      detail={detail}
      empty={{ title: phrases.nothingToStart, text: phrases.nothingToStartText }}
    />
  );
}

const detail = {
  header: phrases.details,
  label: ({ registrantName, tmpConvRegNo }: PaymentRow) =>
    phrases.detailsOf({ registrantName, tmpConvRegNo }),
  content: (payment: PaymentRow) => <PaymentLedger payment={payment} />,
};

const columns: readonly Column<PaymentRow>[] = [
  {
    key: 'registrant',
    header: phrases.registrant,
    rowHeader: true,
    cell: ({ orderId, registrantName, tmpConvRegNo, permConvRegNo }) => (
      <>
        <Link to={adminPaths.registration(orderId)} className={styles['name']}>
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
  { key: 'convention', header: phrases.convention, optional: true, cell: (row) => row.conventionName },
  {
    key: 'why',
    header: phrases.why,
    cell: ({ orderIsActive }) => (orderIsActive ? phrases.tooMuch : phrases.cancelled),
  },
  {
    key: 'amount',
    header: phrases.toGiveBack,
    numeric: true,
    cell: ({ uncoveredRefund, currency }) => <Amount amount={uncoveredRefund} currency={currency} />,
  },
  { key: 'next', header: phrases.next, cell: (payment) => <StartRefund payment={payment} /> },
];

function StartRefund({ payment }: { payment: PaymentRow }) {
  const [isAsked, setIsAsked] = useState(false);
  return (
    <>
      <Button size="sm" onClick={() => setIsAsked(true)}>
        {phrases.refund}
      </Button>
      <RefundDialog payment={payment} opened={isAsked} onClose={() => setIsAsked(false)} />
    </>
  );
}
