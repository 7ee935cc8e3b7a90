import type { PaymentRow } from '@sangamam/contract/payments/admin/payment-admin-endpoints';
import { todayUtc } from '@sangamam/contract/fields/dates/date-of-birth';
import { paymentTypeNames } from '@sangamam/contract/payments/payment-methods';
import { spokenAmount } from '@sangamam/contract/pricing/format-money';
import { Link } from 'react-router';

import { paths } from '#web/config/paths.ts';
import { dayOfInstant, shortDate } from '#web/lib/text/date-text.ts';
import { Amount } from '#web/domain/money/amount.tsx';
import type { Column } from '#web/ui/data/data-table/data-table.tsx';
import { FilteredTable } from '#web/ui/data/data-table/filtered-table.tsx';
import { useListParams } from '#web/ui/data/data-table/use-list-params.ts';
import { PaymentStatusBadge, paymentStatusOptions } from '#web/domain/orders/order-badges.tsx';
import { StatusBadge } from '#web/ui/primitives/status-badge/status-badge.tsx';
import { usePayments } from './api/payments.ts';
import styles from './payments-admin.module.css';
import { PaymentLedger } from './payment-ledger.tsx';
import { paymentQuery } from './payment-query.ts';
import { missingOf } from './payment-words.ts';

const filters = [{ name: 'state', label: 'State', options: paymentStatusOptions }];

/** All payments; each opens to its ledger and to what may be done. */
export function PaymentTable() {
  const params = useListParams();
  const query = usePayments(paymentQuery(params));
  return (
    <FilteredTable
      caption="Payments"
      noun={['payment', 'payments']}
      columns={columns}
      rowKey={({ _id }) => _id}
      params={params}
      query={query}
      page={query.data}
      searchLabel="Search by name, email or number"
      filters={filters}
      detail={detail}
      empty={{
        title: 'No payments here',
        text: 'Nothing fits these words and filters. A payment appears here as soon as a family reports it.',
      }}
    />
  );
}

const detail = {
  header: 'Ledger and actions',
  label: ({ registrantName, tmpConvRegNo }: PaymentRow) =>
    `Ledger and actions of ${registrantName}, ${tmpConvRegNo}`,
  content: (payment: PaymentRow) => <PaymentLedger payment={payment} />,
};

const columns: readonly Column<PaymentRow>[] = [
  {
    key: 'payer',
    header: 'Registrant',
    rowHeader: true,
    cell: ({ orderId, registrantName, tmpConvRegNo, permConvRegNo }) => (
      <>
        <Link to={paths.admin.registration(orderId)} className={styles['name']}>
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
    key: 'method',
    header: 'By',
    optional: true,
    cell: ({ method, payerEmail }) => (
      <div>
        {paymentTypeNames[method]}
        {payerEmail && <span className={styles['sub']}>{payerEmail}</span>}
      </div>
    ),
  },
  {
    key: 'due',
    header: 'Due',
    numeric: true,
    cell: ({ dueAmount, currency }) => <Amount amount={dueAmount} currency={currency} />,
  },
  { key: 'received', header: 'Received', numeric: true, cell: (payment) => <Received payment={payment} /> },
  {
    key: 'state',
    header: 'State',
    cell: ({ state, refundDue }) => (
      <span className={styles['states']}>
        <PaymentStatusBadge status={state} />
        {refundDue && <StatusBadge tone="action">Refund due</StatusBadge>}
      </span>
    ),
  },
  {
    key: 'reported',
    header: 'Reported',
    optional: true,
    cell: ({ reportedAt }) => <span className={styles['day']}>{dayOfInstant(reportedAt)}</span>,
  },
  { key: 'dueDate', header: 'Due by', cell: (payment) => <DueBy payment={payment} /> },
];

function Received({ payment }: { payment: PaymentRow }) {
  const { receivedAmount, currency, dueAmount } = payment;
  const missing = missingOf(payment);
  return (
    <div>
      <Amount amount={receivedAmount} currency={currency} />
      {receivedAmount > 0 && missing > 0 && (
        <span className={styles['short']}>{spokenAmount(missing, currency)} missing</span>
      )}
      {receivedAmount > dueAmount && (
        <span className={styles['short']}>{spokenAmount(receivedAmount - dueAmount, currency)} too much</span>
      )}
    </div>
  );
}

/** The day by which the money must be here; late is only what still waits for money. */
function DueBy({ payment }: { payment: PaymentRow }) {
  const { dueDate, actions } = payment;
  const late = actions.length > 0 && missingOf(payment) > 0 && dueDate < todayUtc();
  return (
    <span className={late ? styles['late'] : styles['day']}>
      {shortDate(dueDate)}
      {late && ', late'}
    </span>
  );
}
