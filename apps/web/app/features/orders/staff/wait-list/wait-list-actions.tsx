import type { WaitListRow } from '@sangamam/contract/orders/wait-list/wait-list-admin-endpoints';
import { useState } from 'react';

import * as phrases from '#phrases/orders/staff/wait-list.ts';
import { ReasonDialog } from '#web/domain/decisions/reason-dialog.tsx';
import { SelectField } from '#web/ui/form/field/select-field.tsx';
import { showToast } from '#web/ui/feedback/toast/toast.ts';
import { Row } from '#web/ui/layout/page/page.tsx';
import { Button } from '#web/ui/primitives/button/button.tsx';

import { useExtendOffer, useMoveToFront, useRemoveFromWaitList } from './api.ts';

type Action = 'move' | 'extend' | 'remove';

/** What staff can do with a family that waits, or has an offer. Each asks once, for a reason. */
export function WaitListActions({ entry }: { entry: WaitListRow }) {
  const { _id, state, place, packageName, registrantName } = entry;
  const [asked, setAsked] = useState<Action>();
  const [hours, setHours] = useState('48');
  const move = useMoveToFront(_id);
  const extend = useExtendOffer(_id);
  const remove = useRemoveFromWaitList(_id);
  const close = () => setAsked(undefined);
  const about = { family: registrantName, packageName };
  return (
    <>
      <Row>
        {state === 'OFFERED' ? (
          <Button size="sm" variant="muted" onClick={() => setAsked('extend')}>
            {phrases.extend}
          </Button>
        ) : (
          place !== 1 && (
            <Button size="sm" variant="muted" onClick={() => setAsked('move')}>
              {phrases.moveToFront}
            </Button>
          )
        )}
        <Button size="sm" variant="muted" onClick={() => setAsked('remove')}>
          {phrases.remove}
        </Button>
      </Row>
      <ReasonDialog
        recordId={_id}
        opened={asked === 'move'}
        onClose={close}
        title={phrases.moveToFront}
        reasonHint={phrases.staffReadsReason}
        confirmLabel={phrases.moveToFront}
        tone="primary"
        onConfirm={async (reason) => {
          await move.mutateAsync(reason);
          showToast({ message: phrases.moved });
        }}
      >
        <p>{phrases.moveText(about)}</p>
      </ReasonDialog>
      <ReasonDialog
        recordId={_id}
        opened={asked === 'extend'}
        onClose={close}
        title={phrases.extend}
        reasonHint={phrases.staffReadsReason}
        confirmLabel={phrases.extend}
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
        recordId={_id}
        opened={asked === 'remove'}
        onClose={close}
        title={phrases.remove}
        reasonHint={phrases.familyReadsReason}
        confirmLabel={phrases.remove}
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
