import type { RegistrationRow } from '@sangamam/contract/orders/admin/registration-admin-endpoints';

import * as phrases from '#phrases/orders/admin/assignment.ts';
import { assigneeName } from '../assignment/assignee-options.ts';
import styles from './care.module.css';

/** How staff look after a registration, in a line of the list; nothing where nobody does. */
export function CareLine({ care: { assignedTo } }: Pick<RegistrationRow, 'care'>) {
  if (assignedTo === null) return null;
  return <span className={styles['line']}>{phrases.assignedToName({ name: assigneeName(assignedTo) })}</span>;
}
