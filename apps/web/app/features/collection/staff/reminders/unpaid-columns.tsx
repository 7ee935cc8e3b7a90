import { adminPaths } from '@sangamam/contract/admin-paths';
import { shortDate } from '@sangamam/contract/fields/dates/short-date';
import type { PlannedReminder } from '@sangamam/contract/collection/reminders/reminder-endpoints';
import { Link } from 'react-router';

import * as phrases from '#phrases/collection/staff/reminders.ts';
import { Amount } from '#web/domain/money/amount.tsx';
import type { Column } from '#web/ui/data/data-table/data-table.tsx';

import styles from './reminders.module.css';

type Unpaid = Omit<PlannedReminder, 'day' | 'step' | 'reason'>;

/** The family of an unpaid order, with number and address. */
export const familyColumn: Column<Unpaid> = {
  key: 'family',
  header: phrases.family,
  rowHeader: true,
  cell: ({ orderId, familyName, email, number }) => (
    <>
      <Link to={adminPaths.registration(orderId)}>{familyName}</Link>
      <span className={styles['sub']}>{number}</span>
      <span className={styles['sub']}>{email}</span>
    </>
  ),
};

export const openColumn: Column<Unpaid> = {
  key: 'open',
  header: phrases.open,
  numeric: true,
  cell: ({ open, currency }) => <Amount amount={open} currency={currency} />,
};

export const dueColumn: Column<Unpaid> = {
  key: 'due',
  header: phrases.due,
  cell: ({ dueDate }) => shortDate(dueDate),
};
