import { adminPaths } from '@sangamam/contract/admin-paths';
import type { PaymentRow } from '@sangamam/contract/payments/admin/payment-admin-endpoints';
import { todayUtc } from '@sangamam/contract/fields/dates/date-of-birth';
import { paymentTypeNames } from '@sangamam/contract/payments/payment-methods';
import { formatMoney } from '@sangamam/contract/pricing/format-money';
import { Link } from 'react-router';

import * as phrases from '#phrases/payments/admin.ts';
import { refundDueOf } from '#phrases/payments/put-right.ts';
import { searchByNameNumberAmountOrReference } from '#phrases/payments/search.ts';
import { shortDate } from '@sangamam/contract/fields/dates/short-date';
import { dayOfInstant } from '#web/lib/text/date-text.ts';
import { Amount } from '#web/domain/money/amount.tsx';
import type { Column } from '#web/ui/data/data-table/data-table.tsx';
import { FilteredTable } from '#web/ui/data/data-table/filtered-table.tsx';
import { useListParams } from '#web/ui/data/data-table/use-list-params.ts';
import { PaymentStatusBadge, paymentStatusOptions } from '#web/domain/orders/order-badges.tsx';
import { StatusBadge } from '#web/ui/primitives/status-badge/status-badge.tsx';
import { usePayments } from './api/payments.ts';
import { MatchedBy } from './matched-by.tsx';
import styles from './payments-admin.module.css';
import { PaymentChips } from './payment-chips.tsx';
import { PaymentLedger } from './payment-ledger.tsx';
import { paymentQuery } from './payment-query.ts';
import { missingOf } from './payment-words.ts';

const filters = [{ name: 'state', label: phrases.state, options: paymentStatusOptions }];

/** All payments; each expands to its ledger and actions. */
export function PaymentTable() {
  const params = useListParams();
  const query = usePayments(paymentQuery(params));
  return (
    <>
      <PaymentChips current={params.filter('view')} />
      <FilteredTable
        caption={phrases.payments}
        countText={phrases.paymentCount}
        columns={columns}
        rowKey={({ _id }) => _id}
        params={params}
        query={query}
        page={query.data}
        searchLabel={searchByNameNumberAmountOrReference}
        filters={filters}
        detail={detail}
        empty={{
          title: phrases.noPaymentsHere,
          text: phrases.nothingMatchesYourSearchAndFilters,
        }}
      />
    </>
  );
}

const detail = {
  header: phrases.ledgerAndActions,
  label: ({ registrantName, tmpConvRegNo }: PaymentRow) =>
    phrases.ledgerAndActionsOf({ registrantName, tmpConvRegNo }),
  content: (payment: PaymentRow) => <PaymentLedger payment={payment} />,
};

const columns: readonly Column<PaymentRow>[] = [
  {
    key: 'payer',
    header: phrases.registrant,
    rowHeader: true,
    cell: (payment) => (
      <>
        <Link to={adminPaths.registration(payment.orderId)} className={styles['name']}>
          {payment.registrantName}
        </Link>
        <span className={styles['sub']}>
          <span className={styles['number']}>
            {[payment.tmpConvRegNo, payment.permConvRegNo].filter(Boolean).join(' · ')}
          </span>
        </span>
        <MatchedBy payment={payment} />
      </>
    ),
  },
  {
    key: 'method',
    header: phrases.by,
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
    header: phrases.due,
    numeric: true,
    cell: ({ dueAmount, currency }) => <Amount amount={dueAmount} currency={currency} />,
  },
  {
    key: 'received',
    header: phrases.received,
    numeric: true,
    cell: (payment) => <Received payment={payment} />,
  },
  {
    key: 'state',
    header: phrases.state,
    cell: ({ state, refundDue, currency }) => (
      <span className={styles['states']}>
        <PaymentStatusBadge status={state} />
        {refundDue > 0 && (
          <StatusBadge tone="action">{refundDueOf({ amount: formatMoney(refundDue, currency) })}</StatusBadge>
        )}
      </span>
    ),
  },
  {
    key: 'reported',
    header: phrases.reported,
    optional: true,
    cell: ({ reportedAt }) => <span className={styles['day']}>{dayOfInstant(reportedAt)}</span>,
  },
  { key: 'dueDate', header: phrases.dueBy, cell: (payment) => <DueBy payment={payment} /> },
];

function Received({ payment }: { payment: PaymentRow }) {
  const { receivedAmount, heldAmount, currency, dueAmount } = payment;
  const missing = missingOf(payment);
  return (
    <div>
      <Amount amount={receivedAmount} currency={currency} />
      {receivedAmount > 0 && heldAmount > 0 && missing > 0 && (
        <span className={styles['short']}>
          {phrases.missing({ missing: formatMoney(missing, currency) })}
        </span>
      )}
      {heldAmount > dueAmount && (
        <span className={styles['short']}>
          {phrases.tooMuch({ currency: formatMoney(heldAmount - dueAmount, currency) })}
        </span>
      )}
    </div>
  );
}

/** The due date; only a payment still waiting for money is late. */
function DueBy({ payment }: { payment: PaymentRow }) {
  const { dueDate, actions } = payment;
  const late = actions.includes('receive') && missingOf(payment) > 0 && dueDate < todayUtc();
  return (
    <span className={late ? styles['late'] : styles['day']}>
      {shortDate(dueDate)}
      {late && phrases.late}
    </span>
  );
}
