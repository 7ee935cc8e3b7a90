import { adminPaths } from '@sangamam/contract/admin-paths';
import type { LedgerLine, LedgerTotal } from '@sangamam/contract/books/ledger-endpoints';
import { paymentTypeNames } from '@sangamam/contract/ledger/terms/payment-methods';
import { Link } from 'react-router';
import { shortDate } from '@sangamam/contract/fields/dates/short-date';

import * as phrases from '#phrases/books/staff/books.ts';
import { dollarText } from '#web/lib/text/money-text.ts';
import type { Column } from '#web/ui/data/data-table/data-table.tsx';
import { entryNames } from '#web/features/ledger/staff/payments/payment-words.ts';

import styles from '../books.module.css';

/** The columns of the ledger. */
export const lineColumns: readonly Column<LedgerLine>[] = [
  {
    key: 'family',
    header: phrases.family,
    rowHeader: true,
    cell: ({ orderId, familyName, tmpConvRegNo, permConvRegNo }) => (
      <>
        <Link to={adminPaths.registration(orderId)}>{familyName}</Link>
        <span className={styles['sub']}>{permConvRegNo ?? tmpConvRegNo}</span>
      </>
    ),
  },
  {
    key: 'day',
    header: phrases.day,
    cell: ({ day }) => <span className={styles['day']}>{shortDate(day)}</span>,
  },
  {
    key: 'what',
    header: phrases.what,
    cell: ({ kind, method }) => (
      <>
        {entryNames[kind]}
        <span className={styles['sub']}>{paymentTypeNames[method]}</span>
      </>
    ),
  },
  {
    key: 'amount',
    header: phrases.amount,
    numeric: true,
    cell: ({ amount }) => (amount === 0 ? '–' : dollarText(amount)),
  },
  {
    key: 'balance',
    header: phrases.heldAfterwards,
    numeric: true,
    cell: ({ balance }) => dollarText(balance),
  },
  {
    key: 'details',
    header: phrases.details,
    cell: ({ reference, reason, actorName }) => (
      <>
        {reference}
        {reason && <span className={styles['sub']}>{reason}</span>}
        {actorName !== null && (
          <span className={styles['sub']}>{phrases.enteredBy({ name: actorName })}</span>
        )}
      </>
    ),
  },
];

/** The columns of the totals. */
export const totalColumns: readonly Column<LedgerTotal>[] = [
  { key: 'kind', header: phrases.what, rowHeader: true, cell: ({ kind }) => entryNames[kind] },
  { key: 'method', header: phrases.method, cell: ({ method }) => paymentTypeNames[method] },
  { key: 'entries', header: phrases.entries, numeric: true, cell: ({ entries }) => entries },
  {
    key: 'amount',
    header: phrases.amount,
    numeric: true,
    cell: ({ amount }) => (amount === 0 ? '–' : dollarText(amount)),
  },
];
