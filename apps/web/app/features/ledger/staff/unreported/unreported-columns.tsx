import { adminPaths } from '@sangamam/contract/admin-paths';
import type { UnreportedRow } from '@sangamam/contract/ledger/unreported/unreported-endpoints';
import { Link } from 'react-router';

import { registrant } from '#phrases/ledger/staff/payments.ts';
import * as phrases from '#phrases/ledger/staff/unreported.ts';
import { Amount } from '#web/domain/money/amount.tsx';
import { RegistrationStatusBadge } from '#web/domain/orders/order-badges.tsx';
import { dayOfInstant } from '#web/lib/text/date-text.ts';
import type { Column } from '#web/ui/data/data-table/data-table.tsx';
import { Button } from '#web/ui/primitives/button/button.tsx';

import styles from '../payments/payments-admin.module.css';

/** The columns of the orders without a reported payment. `onRecord` asks for money that came all the same. */
export const columnsOf = (onRecord: (row: UnreportedRow) => void): readonly Column<UnreportedRow>[] => [
  {
    key: 'name',
    header: registrant,
    rowHeader: true,
    cell: ({ orderId, registrantName, tmpConvRegNo, permConvRegNo, email, isAddonOrder }) => (
      <>
        <Link to={adminPaths.registration(orderId)} className={styles['name']}>
          {registrantName}
        </Link>
        <span className={styles['sub']}>
          <span className={styles['number']}>
            {[tmpConvRegNo, permConvRegNo].filter(Boolean).join(' · ')}
          </span>
          {isAddonOrder && ` · ${phrases.addOnsOnly}`}
        </span>
        {email && <span className={styles['sub']}>{email}</span>}
      </>
    ),
  },
  {
    key: 'convention',
    header: phrases.convention,
    optional: true,
    cell: ({ conventionName }) => conventionName,
  },
  {
    key: 'amount',
    header: phrases.toPay,
    numeric: true,
    cell: ({ amount, currency }) => <Amount amount={amount} currency={currency} />,
  },
  {
    key: 'decision',
    header: phrases.decision,
    cell: ({ registrationStatus }) =>
      registrationStatus && <RegistrationStatusBadge status={registrationStatus} />,
  },
  {
    key: 'sent',
    header: phrases.sent,
    cell: ({ submittedAt }) => <span className={styles['day']}>{dayOfInstant(submittedAt)}</span>,
  },
  {
    key: 'record',
    header: phrases.actions,
    cell: (row) => (
      <Button
        size="sm"
        variant="secondary"
        aria-label={phrases.recordMoneyOf(row)}
        onClick={() => onRecord(row)}
      >
        {phrases.recordMoney}
      </Button>
    ),
  },
];
