import { adminPaths } from '@sangamam/contract/admin-paths';
import { shortDate } from '@sangamam/contract/fields/dates/short-date';
import type { ReceivedCheck } from '@sangamam/contract/collection/deposits/deposit-endpoints';
import { Link } from 'react-router';

import * as phrases from '#phrases/collection/staff/deposits.ts';
import { dollarText } from '#web/lib/text/money-text.ts';
import type { Column } from '#web/ui/data/data-table/data-table.tsx';
import { StatusBadge } from '#web/ui/primitives/status-badge/status-badge.tsx';

import styles from './deposits.module.css';

/** The columns of a check. A check that is dated after `today` is marked: no bank takes it yet. */
export function checkColumns(today: string): Column<ReceivedCheck>[] {
  return [
    {
      key: 'family',
      header: phrases.family,
      rowHeader: true,
      cell: ({ orderId, registrantName, tmpConvRegNo }) => (
        <>
          <Link to={adminPaths.registration(orderId)} className={styles['name']}>
            {registrantName}
          </Link>
          <span className={styles['sub']}>{tmpConvRegNo}</span>
        </>
      ),
    },
    {
      key: 'check',
      header: phrases.check,
      cell: ({ number, bank, reversedAs }) => (
        <>
          <span className={styles['number']}>{number || '–'}</span>
          {bank && <span className={styles['sub']}>{bank}</span>}
          {reversedAs && (
            <span className={styles['sub']}>
              <StatusBadge tone="stopped">{phrases.reversed[reversedAs]}</StatusBadge>
            </span>
          )}
        </>
      ),
    },
    {
      key: 'dated',
      header: phrases.dated,
      cell: ({ writtenOn }) => (
        <>
          <span className={styles['number']}>{shortDate(writtenOn)}</span>
          {writtenOn > today && <span className={styles['later']}>{phrases.notBeforeItsDate}</span>}
        </>
      ),
    },
    {
      key: 'received',
      header: phrases.received,
      optional: true,
      cell: ({ receivedOn }) => <span className={styles['number']}>{shortDate(receivedOn)}</span>,
    },
    { key: 'amount', header: phrases.amount, numeric: true, cell: ({ amount }) => dollarText(amount) },
  ];
}
