import type { RecordCare } from '@sangamam/contract/casework/care/care';

import * as phrases from '#phrases/casework/staff/assignment.ts';

import { assigneeName } from './assignment/assignee-options.ts';
import { FollowUpText } from '../follow-up/follow-up-text.tsx';
import { LabelTags } from '../labels/label-tags.tsx';
import styles from './care.module.css';

/** How staff look after a record, in a line of the list; nothing where nobody does. */
export function CareLine({ care: { assignedTo, followUp, labels } }: { care: RecordCare }) {
  if (assignedTo === null && followUp === null && labels.length === 0) return null;
  return (
    <div className={styles['line']}>
      {assignedTo && <span>{phrases.assignedToName({ name: assigneeName(assignedTo) })}</span>}
      {followUp && <FollowUpText followUp={followUp} />}
      <LabelTags labels={labels} most={2} />
    </div>
  );
}
