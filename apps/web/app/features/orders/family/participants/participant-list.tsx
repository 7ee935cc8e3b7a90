import { participantMessages as messages } from '@sangamam/contract/orders/participants/participant-messages';
import type { ParticipantRecord } from '@sangamam/contract/orders/participants/participant';
import { useEffect, useRef, useState, type ReactNode } from 'react';

import * as phrases from '#phrases/orders/family/participants.ts';
import { ApiError, redirects } from '#web/lib/api/api-error.ts';
import type { RegistrationKey } from '#web/domain/orders/registration-key.ts';
import { lazyDialog } from '#web/ui/feedback/dialog/lazy-dialog.tsx';
import { showToast } from '#web/ui/feedback/toast/toast.ts';

import { useDeleteParticipant, type ChangedParticipants, useSelectParticipant } from './api.ts';
import { ParticipantCard } from './participant-card.tsx';
import { fullName } from './participant-words.ts';
import styles from './participants.module.css';
import { addForm, openerId } from './use-open-form.ts';

const ConfirmDialog = lazyDialog(
  async () => (await import('#web/ui/feedback/dialog/confirm-dialog.tsx')).ConfirmDialog,
);

/** The people of a registration in rows; the one that `editedId` names shows its form instead. */
export function ParticipantList({
  of,
  participants,
  editedId,
  editor,
  onEdit,
  onChanged,
}: {
  of: RegistrationKey;
  participants: readonly ParticipantRecord[];
  editedId: string | null;
  editor: (edited: ParticipantRecord) => ReactNode;
  onEdit: (participantId: string) => void;
  onChanged: (changed: ChangedParticipants) => void;
}) {
  const select = useSelectParticipant(of);
  const remove = useDeleteParticipant(of);
  // While saving, a checkbox shows the new value and that it is pending.
  const [asked, setAsked] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [toDelete, setToDelete] = useState<ParticipantRecord>();
  const [asking, setAsking] = useState(false);
  const deleted = useRef(false);
  useEffect(() => {
    // The button that opened the dialog is gone with its card, so the focus moves to the next step.
    if (asking || !deleted.current) return;
    deleted.current = false;
    document.getElementById(openerId(addForm))?.focus();
  }, [asking]);

  const choose = async (participant: ParticipantRecord, isAttending: boolean) => {
    const { _id } = participant.userId;
    if (asked.has(_id)) return;
    setAsked((before) => new Map(before).set(_id, isAttending));
    try {
      onChanged(await select.mutateAsync({ participant, isAttending }));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (!redirects(error)) showToast({ message: error.message, tone: 'danger' });
    } finally {
      setAsked((before) => new Map([...before].filter(([id]) => id !== _id)));
    }
  };
  return (
    <>
      <p className={styles['head']} aria-hidden="true">
        {phrases.attending}
      </p>
      <ul className={styles['list']}>
        {participants.map((participant) => {
          const { _id } = participant.userId;
          if (_id === editedId) return editor(participant);
          return (
            <ParticipantCard
              key={_id}
              participant={participant}
              isAttending={asked.get(_id) ?? participant.isParticipated}
              saving={asked.has(_id)}
              onSelect={(isAttending) => void choose(participant, isAttending)}
              onEdit={() => onEdit(_id)}
              onDelete={() => {
                setToDelete(participant);
                setAsking(true);
              }}
            />
          );
        })}
      </ul>
      <ConfirmDialog
        opened={asking}
        onClose={() => setAsking(false)}
        title={phrases.confirmDeletion}
        confirmLabel={phrases.deleteConfirm}
        onConfirm={async () => {
          if (!toDelete) return;
          onChanged(await remove.mutateAsync(toDelete.userId._id));
          deleted.current = true;
        }}
      >
        <p>
          {messages.confirmDeletion} <strong>{toDelete && fullName(toDelete)}</strong>?
        </p>
      </ConfirmDialog>
    </>
  );
}
