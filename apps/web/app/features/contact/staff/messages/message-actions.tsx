import type { MessageDetail } from '@sangamam/contract/contact/messages/message-admin-endpoints';

import * as phrases from '#phrases/contact/staff/messages.ts';
import { RecordCare } from '#web/features/casework/staff/care/record-care.tsx';
import { ApiError } from '#web/lib/api/api-error.ts';
import { Callout } from '#web/ui/feedback/callout/callout.tsx';
import { HeadingAction } from '#web/ui/layout/page/heading-action.tsx';
import { Button } from '#web/ui/primitives/button/button.tsx';
import * as icons from '#web/ui/primitives/icon/more-icons.ts';

import { useMessageClosed } from './api.ts';

/** Assigns a message, follows it up, labels it, notes something about it, closes and reopens it. */
export function MessageActions({ message }: { message: MessageDetail }) {
  const { _id, assignedTo, followUp, labels, notes, closedAt } = message;
  const close = useMessageClosed(_id);
  const isClosed = closedAt !== null;
  return (
    <>
      <RecordCare
        record={{ kind: 'MESSAGE', _id, care: { assignedTo, followUp, labels } }}
        notes={notes}
        isOver={isClosed}
      />
      <HeadingAction>
        <Button
          variant="secondary"
          icon={isClosed ? icons.undo : 'check'}
          loading={close.isPending}
          onClick={() => close.mutate(!isClosed)}
        >
          {isClosed ? phrases.reopen : phrases.closeMessage}
        </Button>
      </HeadingAction>
      {close.error instanceof ApiError && (
        <Callout tone="danger" live>
          <p>{close.error.message}</p>
        </Callout>
      )}
    </>
  );
}
