import type { ParticipantRecord } from '@sangamam/contract/orders/participants/participant';
import { useState } from 'react';

import * as phrases from '#phrases/orders/family/participants.ts';
import { replaceDraft, storedDraft } from '#web/lib/forms/form-draft.ts';
import { Callout } from '#web/ui/feedback/callout/callout.tsx';
import { Button } from '#web/ui/primitives/button/button.tsx';

import { editDraft, newDraft } from './participant-form/draft-names.ts';
import { participantFromWire } from './participant-form/participant-form-values.ts';
import styles from './participants.module.css';
import type { OpenForm } from './use-open-form.ts';

/** The person whose form was open here until another device removed them from the list. */
export function useRemovedElsewhere(
  form: OpenForm,
  participants: readonly ParticipantRecord[],
): ParticipantRecord | undefined {
  const [lastEdited, setLastEdited] = useState<ParticipantRecord>();
  const edited = participants.find(({ userId }) => userId._id === form);
  if (edited && edited !== lastEdited) setLastEdited(edited);
  return edited === undefined && lastEdited?.userId._id === form ? lastEdited : undefined;
}

/** Offers to add that person again, with what was typed about them here. */
export function RemovedElsewhere({
  removed,
  conventionId,
  onAddAgain,
  onClose,
}: {
  removed: ParticipantRecord;
  conventionId: string;
  onAddAgain: () => void;
  onClose: () => void;
}) {
  const name = removed.userId.firstName;
  const draft = editDraft(removed.userId._id);
  return (
    <Callout tone="warning" title={phrases.wasRemovedElsewhere({ name })} live scrollIntoView>
      <p>{phrases.addAgainText({ name })}</p>
      <p className={styles['answers']}>
        <Button
          size="sm"
          onClick={() => {
            const typed = { ...participantFromWire(removed), ...storedDraft(draft) };
            replaceDraft(draft, newDraft(conventionId), typed);
            onAddAgain();
          }}
        >
          {phrases.addAgain({ name })}
        </Button>
        <Button variant="muted" size="sm" onClick={onClose}>
          {phrases.leaveItSo}
        </Button>
      </p>
    </Callout>
  );
}
