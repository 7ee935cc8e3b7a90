import type { StaffNote } from '@sangamam/contract/casework/care/care';

import * as phrases from '#phrases/casework/staff/care.ts';
import * as notePhrases from '#phrases/casework/staff/notes.ts';
import { formatInstant } from '#web/lib/text/date-text.ts';
import { Timeline } from '#web/ui/data/timeline/timeline.tsx';

import { FollowUpField } from '../follow-up/follow-up-field.tsx';
import { LabelsField } from '../labels/labels-field.tsx';
import { NoteAction } from '../notes/note-action.tsx';
import { AssignedTo } from './assignment/assigned-to.tsx';
import type { CaredRecord } from './cared-record.ts';
import styles from './care.module.css';

/** How staff look after a payment, a message or a person: whose it is, when to look again, its labels, and what they noted for each other. */
export function RecordCare({
  record,
  notes,
  isOver = false,
}: {
  record: CaredRecord;
  notes: readonly StaffNote[];
  /** Nothing is left to do: no follow-up is set any more. */
  isOver?: boolean;
}) {
  return (
    <section className={styles['care']} aria-label={phrases.care}>
      <div className={styles['fields']}>
        <AssignedTo record={record} decides />
        <FollowUpField record={record} canChoose={!isOver} />
        <NoteAction record={record} />
      </div>
      <div className={styles['labels']}>
        <LabelsField record={record} decides />
      </div>
      {notes.length > 0 && (
        <Timeline
          entries={notes.map(({ note, authorName, at }) => ({
            id: `${at} ${note}`,
            what: notePhrases.note,
            when: (
              <>
                <time dateTime={at}>{formatInstant(at)}</time>
                {authorName !== null && `, ${authorName}`}
              </>
            ),
            why: note,
          }))}
        />
      )}
    </section>
  );
}
