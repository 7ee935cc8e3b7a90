import type { HistoryActionOf } from '@sangamam/contract/audit/audit-catalogue';
import { useState } from 'react';

import * as assignmentPhrases from '#phrases/casework/staff/assignment.ts';
import * as phrases from '#phrases/casework/staff/care.ts';
import * as followUpPhrases from '#phrases/casework/staff/follow-up.ts';
import { labelAdded, labelTakenOff } from '#phrases/casework/staff/labels.ts';
import { note } from '#phrases/casework/staff/notes.ts';
import { WhenAndWho } from '#web/domain/history/when-and-who.tsx';
import { withAbout } from '#web/domain/history/with-about.ts';
import { Timeline } from '#web/ui/data/timeline/timeline.tsx';
import { Loaded } from '#web/ui/feedback/loaded/loaded.tsx';
import { CardSkeletons } from '#web/ui/primitives/skeleton/skeleton.tsx';

import { useRecordHistory, type KindWithHistory } from './api.ts';
import styles from './care.module.css';

/** Who did what with a record, and when: loaded once it is unfolded. */
export function RecordHistory({
  startsOpen = false,
  ...record
}: {
  kind: KindWithHistory;
  recordId: string;
  startsOpen?: boolean;
}) {
  const [isOpen, setOpen] = useState(startsOpen);
  return (
    <details
      className={styles['history']}
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>{phrases.history}</summary>
      {isOpen && <Events {...record} />}
    </details>
  );
}

function Events({ kind, recordId }: { kind: KindWithHistory; recordId: string }) {
  const query = useRecordHistory(kind, recordId);
  return (
    <Loaded query={query} skeleton={<CardSkeletons count={1} lines={2} label={phrases.loadingHistory} />}>
      {(events) =>
        events.length === 0 ? (
          <p>{phrases.nobodyDidAnything}</p>
        ) : (
          <Timeline
            entries={events.map(({ _id, at, action, actorName, reason, about }) => ({
              id: String(_id),
              what: withAbout(textOf(action), about),
              when: <WhenAndWho at={at} actorName={actorName} />,
              why: reason,
            }))}
          />
        )
      }
    </Loaded>
  );
}

/** Falls back to the log's own name for actions newer than this page. */
function textOf(action: string): string {
  const verb = action.slice(action.indexOf('.') + 1);
  return Object.hasOwn(words, verb) ? words[verb as keyof typeof words] : verb.replaceAll(/[._-]/gu, ' ');
}

type VerbOf<Action> = Action extends `${string}.${infer Verb}` ? Verb : never;

/** Every verb that the history of a message has, those of care among them. */
const words: Readonly<Record<VerbOf<HistoryActionOf<'message'>>, string>> = {
  assigned: assignmentPhrases.assigned,
  unassigned: assignmentPhrases.unassigned,
  'follow-up-set': followUpPhrases.followUpSet,
  'follow-up-cleared': followUpPhrases.followUpCleared,
  labelled: labelAdded,
  'label-removed': labelTakenOff,
  noted: note,
  answered: phrases.answeredByEmail,
  closed: phrases.messageClosed,
  reopened: phrases.messageReopened,
};
