import { adminPaths } from '@sangamam/contract/admin-paths';
import type { PaymentRow } from '@sangamam/contract/ledger/payments/payment-admin-endpoints';
import { shortDate } from '@sangamam/contract/fields/dates/short-date';
import { todayUtc } from '@sangamam/contract/fields/dates/date-of-birth';
import { paymentTypeNames } from '@sangamam/contract/ledger/terms/payment-methods';
import { formatMoney } from '@sangamam/contract/orders/pricing/format-money';
import { Link } from 'react-router';
import { asksForNothing } from '@sangamam/contract/ledger/payments/payment-views';

import * as phrases from '#phrases/ledger/staff/payments.ts';
import { refundDueOf } from '#phrases/ledger/staff/corrections.ts';
import { select, selectColumn } from '#phrases/ledger/staff/bulk.ts';
import { dayOfInstant } from '#web/lib/text/date-text.ts';
import { Amount } from '#web/domain/money/amount.tsx';
import type { Column } from '#web/ui/data/data-table/data-table.tsx';
import type { useOpenRecords } from '#web/domain/presence/open-records.ts';
import { PickBox } from '#web/domain/bulk-results/pick-box.tsx';
import { RowPresence } from '#web/domain/presence/row-presence.tsx';
import { PaymentStatusBadge } from '#web/domain/orders/order-badges.tsx';
import { StatusBadge } from '#web/ui/primitives/status-badge/status-badge.tsx';
import { EmailText } from '#web/ui/primitives/email-text/email-text.tsx';

import { CareLine } from '#web/features/casework/staff/care/care-line.tsx';

import { DoneLine } from './desk/done-line.tsx';
import { MatchedBy } from './matched-by.tsx';
import styles from './payments-admin.module.css';
import { missingOf } from './payment-words.ts';

/** What the list adds to the cells of a row: its tick box, and what was done with it a moment ago. */
interface RowTools {
  /** Which colleagues have which payment open. */
  openRecords: ReturnType<typeof useOpenRecords>;
  canPick: (payment: PaymentRow) => boolean;
  isPicked: (payment: PaymentRow) => boolean;
  onPick: (payment: PaymentRow, on: boolean) => void;
  isKept: (payment: PaymentRow) => boolean;
  isUndoing: (payment: PaymentRow) => boolean;
  onUndo: (payment: PaymentRow) => void;
}

/** The columns of the treasurer's list. */
export const columnsOf = (tools: RowTools): readonly Column<PaymentRow>[] => [
  {
    key: 'pick',
    screenOnly: true,
    header: selectColumn,
    cell: (payment) =>
      tools.canPick(payment) && (
        <PickBox
          label={select(payment)}
          isPicked={tools.isPicked(payment)}
          onPick={(on) => tools.onPick(payment, on)}
        />
      ),
  },
  {
    key: 'payer',
    header: phrases.registrant,
    sortKey: 'name',
    rowHeader: true,
    cell: (payment) => (
      <>
        <span>
          <Link to={adminPaths.registration(payment.orderId)} className={styles['name']}>
            {payment.registrantName}
          </Link>
          <RowPresence people={tools.openRecords.get(payment._id)} />
        </span>
        <span className={styles['sub']}>
          <span className={styles['number']}>
            {payment.permConvRegNo === null ? (
              payment.tmpConvRegNo
            ) : (
              <>
                <span className={styles['temporary']}>{payment.tmpConvRegNo} · </span>
                {payment.permConvRegNo}
              </>
            )}
          </span>
        </span>
        <CareLine care={payment.care} />
        <MatchedBy payment={payment} />
      </>
    ),
  },
  {
    key: 'method',
    header: phrases.method,
    optional: true,
    cell: ({ method, payerEmail }) => (
      <div>
        {paymentTypeNames[method]}
        {payerEmail && (
          <span className={styles['sub']}>
            <EmailText email={payerEmail} />
          </span>
        )}
      </div>
    ),
  },
  {
    key: 'due',
    header: phrases.due,
    sortKey: 'amount',
    numeric: true,
    plain: true,
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
    plain: true,
    cell: (payment) => (
      <span className={styles['states']}>
        {asksForNothing({
          state: payment.state,
          held: payment.heldAmount,
          due: payment.dueAmount,
        }) ? (
          <StatusBadge tone="neutral">{phrases.nothingToPay}</StatusBadge>
        ) : (
          <PaymentStatusBadge status={payment.state} />
        )}
        {payment.refundDue > 0 && (
          <StatusBadge tone="action" wraps>
            {refundDueOf({ amount: formatMoney(payment.refundDue, payment.currency) })}
          </StatusBadge>
        )}
        <DoneLine
          payment={payment}
          isKept={tools.isKept(payment)}
          isUndoing={tools.isUndoing(payment)}
          onUndo={() => tools.onUndo(payment)}
        />
      </span>
    ),
  },
  {
    key: 'reported',
    header: phrases.reported,
    sortKey: 'reported',
    optional: true,
    cell: ({ reportedAt }) => <span className={styles['day']}>{dayOfInstant(reportedAt)}</span>,
  },
  {
    key: 'dueDate',
    header: phrases.dueBy,
    sortKey: 'dueDate',
    plain: true,
    onPhone: 'line-end',
    cell: (payment) => <DueBy payment={payment} />,
  },
];

function Received({ payment }: { payment: PaymentRow }) {
  const { receivedAmount, heldAmount, currency, dueAmount } = payment;
  const missing = missingOf(payment);
  const isAsDue = receivedAmount === 0 || heldAmount === dueAmount;
  return (
    <div className={isAsDue ? styles['asDue'] : styles['notAsDue']}>
      <Amount amount={receivedAmount} currency={currency} />
      {receivedAmount > 0 && heldAmount > 0 && missing > 0 && (
        <span className={styles['short']}>
          {phrases.missing({ missing: formatMoney(missing, currency) })}
        </span>
      )}
      {heldAmount < receivedAmount && (
        <span className={styles['short']}>
          {phrases.givenBack({
            amount: formatMoney(receivedAmount - heldAmount, currency),
            held: formatMoney(heldAmount, currency),
          })}
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
    <div className={late ? styles['late'] : undefined}>
      <span className={styles['dueDate']}>
        {shortDate(dueDate)}
        {late && ', '}
      </span>
      {late && phrases.late}
    </div>
  );
}
