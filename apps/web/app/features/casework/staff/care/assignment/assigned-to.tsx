import type { RegistrationDetail } from '@sangamam/contract/orders/registrations/registration-admin-endpoints';
import { useId } from 'react';

import * as phrases from '#phrases/casework/staff/assignment.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { useSession } from '#web/lib/session/session.ts';
import { useShortcuts } from '#web/lib/shortcuts/use-shortcuts.ts';
import { StatusSummary } from '#web/ui/data/glance/glance.tsx';
import { Callout } from '#web/ui/feedback/callout/callout.tsx';
import { BareSelect } from '#web/ui/form/field/select-field.tsx';
import { Button } from '#web/ui/primitives/button/button.tsx';

import { useAssignees, useAssignRegistration } from '../api.ts';
import { assigneeName, assigneeOptions } from './assignee-options.ts';
import styles from './assignment.module.css';

/** Whose registration it is; staff who decide assign it. */
export function AssignedTo({
  registration: { _id, care },
  decides,
}: {
  registration: Pick<RegistrationDetail, '_id' | 'care'>;
  decides: boolean;
}) {
  const { assignedTo } = care;
  if (decides) return <AssignField orderId={_id} assignedTo={assignedTo} />;
  return (
    <StatusSummary
      facts={[[phrases.assignedTo, assignedTo ? assigneeName(assignedTo) : phrases.unassigned]]}
    />
  );
}

function AssignField({
  orderId,
  assignedTo,
}: {
  orderId: string;
  assignedTo: RegistrationDetail['care']['assignedTo'];
}) {
  const id = useId();
  const me = useSession()?.userId ?? null;
  const { data: assignees = [] } = useAssignees();
  const assign = useAssignRegistration(orderId, assignedTo?._id ?? null);
  const isMine = assignedTo?._id === me;
  const canBeMine = !isMine && assignees.some(({ _id, isOnDuty }) => _id === me && isOnDuty);
  const toMe = () => {
    if (canBeMine && !assign.isPending) assign.mutate(me);
  };
  useShortcuts({ i: toMe });
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
