import type { MessageDetail } from '@sangamam/contract/contact/messages/message-admin-endpoints';
import { useId } from 'react';

import * as phrases from '#phrases/contact/staff/messages.ts';
import * as icons from '#web/ui/primitives/icon/more-icons.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { Button } from '#web/ui/primitives/button/button.tsx';
import { Callout } from '#web/ui/feedback/callout/callout.tsx';
import { BareSelect } from '#web/ui/form/field/select-field.tsx';

import { useAssignMessage, useMessageClosed, useColleagues } from './api.ts';
import styles from './message.module.css';

/** Assigns, closes and reopens a message. */
export function MessageActions({ message: { _id, assignedTo, closedAt } }: { message: MessageDetail }) {
  const id = useId();
  const { data: colleagues } = useColleagues();
  const assign = useAssignMessage(_id, assignedTo?._id ?? null);
  const close = useMessageClosed(_id);
  const isClosed = closedAt !== null;
  const options = (colleagues ?? (assignedTo ? [assignedTo] : [])).map((one) => ({
    value: one._id,
    label: one.name,
  }));
  const failure = assign.error ?? close.error;
  return (
    <>
      <div className={styles['actions']}>
        <div className={styles['assign']}>
          <label htmlFor={id}>{phrases.assignedTo}</label>
          <BareSelect
            id={id}
            placeholder={phrases.unassigned}
            options={options}
            value={assign.isPending ? (assign.variables ?? '') : (assignedTo?._id ?? '')}
            onChange={(event) => assign.mutate(event.target.value === '' ? null : event.target.value)}
          />
        </div>
        <Button
          variant="secondary"
          icon={isClosed ? icons.undo : 'check'}
          loading={close.isPending}
          onClick={() => close.mutate(!isClosed)}
        >
          {isClosed ? phrases.reopen : phrases.closeMessage}
        </Button>
      </div>
      {failure instanceof ApiError && (
        <Callout tone="danger" live>
          <p>{failure.message}</p>
        </Callout>
      )}
    </>
  );
}
