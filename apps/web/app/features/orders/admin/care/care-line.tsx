import type { RegistrationRow } from '@sangamam/contract/orders/admin/registration-admin-endpoints';

import * as phrases from '#phrases/orders/admin/assignment.ts';
import { assigneeName } from '../assignment/assignee-options.ts';
import { FollowUpText } from '../follow-up/follow-up-text.tsx';
import styles from './care.module.css';

/** How staff look after a registration, in a line of the list; nothing where nobody does. */
export function CareLine({ care: { assignedTo, followUp } }: Pick<RegistrationRow, 'care'>) {
  if (assignedTo === null && followUp === null) return null;
  return (
    <span className={styles['line']}>
      {assignedTo && <span>{phrases.assignedToName({ name: assigneeName(assignedTo) })}</span>}
      {followUp && <FollowUpText followUp={followUp} />}
    </span>
  );
}
