import { adminPaths } from '@sangamam/contract/admin-paths';
import { Link } from 'react-router';

import * as phrases from '#phrases/domain/checklist-reminders.ts';
import type { Column } from '#web/ui/data/data-table/data-table.tsx';

import styles from '../readiness/checklist-table.module.css';

/** The family and its number, linked to its registration. */
export const familyColumn: Column<{ orderId: string; familyName: string; number: string }> = {
  key: 'family',
  header: phrases.family,
  rowHeader: true,
  cell: ({ orderId, familyName, number }) => (
    <>
      <Link to={adminPaths.registration(orderId)}>{familyName}</Link>
      <span className={styles['number']}>{number}</span>
    </>
  ),
};
