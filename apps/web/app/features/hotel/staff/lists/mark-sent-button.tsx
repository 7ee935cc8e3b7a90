import type { HotelList } from '@sangamam/contract/hotel/lists/list-endpoints';
import { useId } from 'react';

import * as phrases from '#phrases/hotel/staff/lists.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { shortInstant } from '#web/lib/text/date-text.ts';
import { showToast } from '#web/ui/feedback/toast/toast.ts';
import { FieldError } from '#web/ui/form/field/field-frame.tsx';
import { Button } from '#web/ui/primitives/button/button.tsx';

import { useMarkListSent } from '../api.ts';

/** Says that a list went to the hotel, or takes that back. */
export function MarkSentButton({ list: { _id, sentAt, exportedAt } }: { list: HotelList }) {
  const id = useId();
  const { mutateAsync, isPending, error } = useMarkListSent();
  const isSent = sentAt !== null;
  const at = shortInstant(exportedAt);
  const mark = async () => {
    try {
      await mutateAsync({ listId: _id, sent: !isSent });
      showToast({ message: isSent ? phrases.markTakenBack : phrases.markedAsSent });
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
    }
  };
  return (
    <div>
      <Button
        size="sm"
        variant={isSent ? 'muted' : 'secondary'}
        loading={isPending}
        aria-label={isSent ? phrases.takeBack({ at }) : phrases.markAsSent({ at })}
        onClick={() => void mark()}
      >
        {isSent ? phrases.notSentAfterAll : phrases.sentToTheHotel}
      </Button>
      <div role="alert">
        <FieldError id={id} error={error?.message} />
      </div>
    </div>
  );
}
