import { useId } from 'react';

import * as phrases from '#phrases/casework/staff/assignment.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { useSession } from '#web/lib/session/session.ts';
import { useShortcuts } from '#web/lib/shortcuts/use-shortcuts.ts';
import { StatusSummary } from '#web/ui/data/glance/glance.tsx';
import { Callout } from '#web/ui/feedback/callout/callout.tsx';
import { BareSelect } from '#web/ui/form/field/select-field.tsx';
import { Button } from '#web/ui/primitives/button/button.tsx';

import { useAssign, useAssignees } from '../api.ts';
import { hasKeys, type CaredRecord } from '../cared-record.ts';
import { assigneeName, assigneeOptions } from './assignee-options.ts';
import styles from './assignment.module.css';

/** Whose record it is; staff who look after its kind assign it. */
export function AssignedTo({ record, decides }: { record: CaredRecord; decides: boolean }) {
  const { assignedTo } = record.care;
  if (decides) return <AssignField record={record} />;
  return (
    <StatusSummary
      facts={[[phrases.assignedTo, assignedTo ? assigneeName(assignedTo) : phrases.unassigned]]}
    />
  );
}

function AssignField({
  record: {
    kind,
    _id: recordId,
    care: { assignedTo },
  },
}: {
  record: CaredRecord;
}) {
  const id = useId();
  const me = useSession()?.userId ?? null;
  const assignees = useAssignees(kind);
  const assign = useAssign(kind, recordId, assignedTo?._id ?? null);
  const isMine = assignedTo?._id === me;
  const canBeMine = !isMine && assignees.some(({ _id, isOnDuty }) => _id === me && isOnDuty);
  const toMe = () => {
    if (canBeMine && !assign.isPending) assign.mutate(me);
  };
  useShortcuts(hasKeys(kind) ? { i: toMe } : {});
  return (
    <div className={styles['field']} data-print="value">
      <label htmlFor={id}>{phrases.assignedTo}</label>
      <span className="only-print">{assignedTo ? assigneeName(assignedTo) : phrases.unassigned}</span>
      <div className={styles['controls']}>
        <BareSelect
          id={id}
          placeholder={phrases.unassigned}
          options={assigneeOptions(assignees, assignedTo)}
          value={assign.isPending ? (assign.variables ?? '') : (assignedTo?._id ?? '')}
          onChange={({ target: { value } }) => assign.mutate(value === '' ? null : value)}
        />
        {canBeMine && (
          <Button variant="muted" loading={assign.isPending} onClick={toMe}>
            {phrases.assignToMe}
          </Button>
        )}
      </div>
      {assign.error instanceof ApiError && (
        <Callout tone="danger" live>
          <p>
            {assign.error.code === 'CONFLICT'
              ? phrases.someoneWasQuicker({ name: assignedTo?.name })
              : assign.error.message}
          </p>
        </Callout>
      )}
    </div>
  );
}
