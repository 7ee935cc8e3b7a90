import type { WaitListRow } from '@sangamam/contract/orders/wait-list/wait-list-admin-endpoints';
import { useState } from 'react';

import * as phrases from '#phrases/orders/staff/wait-list.ts';
import { ReasonDialog } from '#web/domain/decisions/reason-dialog.tsx';
import { SelectField } from '#web/ui/form/field/select-field.tsx';
import { showToast } from '#web/ui/feedback/toast/toast.ts';
import { Row } from '#web/ui/layout/page/page.tsx';
import { Button } from '#web/ui/primitives/button/button.tsx';

import { nameOf } from './name-of-subject.ts';
import { useExtendOffer, useMoveToFront, useRemoveFromWaitList } from './api.ts';

/** What staff can do with a family on the list. */
export type WaitListAction = 'move' | 'extend' | 'remove';

/** The buttons of a family that waits, or has an offer. */
export function WaitListButtons({
  entry: { state, place },
  onAsk,
}: {
  entry: WaitListRow;
  onAsk: (action: WaitListAction) => void;
}) {
  const first = state === 'OFFERED' ? 'extend' : place === 1 ? undefined : 'move';
  return (
    <Row>
      {first && (
        <Button size="sm" variant="muted" onClick={() => onAsk(first)}>
          {phrases.actionNames[first]}
        </Button>
      )}
      <Button size="sm" variant="muted" onClick={() => onAsk('remove')}>
        {phrases.actionNames.remove}
      </Button>
    </Row>
  );
}

/** Asks once for the reason of what is done with a family. */
export function WaitListDialogs({
  entry: { _id, subject, registrantName },
  asked,
  onClose,
}: {
  entry: WaitListRow;
  asked: WaitListAction | undefined;
  onClose: () => void;
}) {
  const [hours, setHours] = useState('48');
  const move = useMoveToFront(_id);
  const extend = useExtendOffer(_id);
  const remove = useRemoveFromWaitList(_id);
  const about = { family: registrantName, name: nameOf(subject) };
  const shared = (action: WaitListAction) => ({
    recordId: _id,
    opened: asked === action,
    onClose,
    title: phrases.actionNames[action],
    confirmLabel: phrases.actionNames[action],
  });
  return (
    <>
      <ReasonDialog
        {...shared('move')}
        reasonHint={phrases.staffReadsReason}
        tone="primary"
        onConfirm={async (reason) => {
          await move.mutateAsync(reason);
          showToast({ message: phrases.moved });
        }}
      >
        <p>{phrases.moveText(about)}</p>
      </ReasonDialog>
      <ReasonDialog
        {...shared('extend')}
        reasonHint={phrases.staffReadsReason}
        tone="primary"
        onConfirm={async (reason) => {
          await extend.mutateAsync({ reason, hours: Number(hours) });
          showToast({ message: phrases.extended });
        }}
      >
        <p>{phrases.extendText(about)}</p>
        <SelectField
          label={phrases.holdFor}
          options={phrases.holdChoices}
          value={hours}
          onChange={(event) => setHours(event.target.value)}
        />
      </ReasonDialog>
      <ReasonDialog
        {...shared('remove')}
        reasonHint={phrases.familyReadsReason}
        cancelLabel={phrases.keepOnList}
        onConfirm={async (reason) => {
          await remove.mutateAsync(reason);
          showToast({ message: phrases.removed });
        }}
      >
        <p>{phrases.removeText(about)}</p>
      </ReasonDialog>
    </>
  );
}
