import type { ParticipantFormValues } from '@sangamam/contract/orders/participants/participant-form';
import { participantMessages as messages } from '@sangamam/contract/orders/participants/participant-messages';
import type { ParticipantRecord, Relationship } from '@sangamam/contract/orders/participants/participant';
import { freeRelationships } from '@sangamam/contract/orders/participants/relationship-rules';
import { useEffect, useId, type RefObject } from 'react';

import * as phrases from '#phrases/orders/family/participants.ts';
import { ApiError, isFailure, redirects } from '#web/lib/api/api-error.ts';
import type { RegistrationKey } from '#web/domain/orders/registration-key.ts';
import { Card } from '#web/ui/layout/card/card.tsx';
import { ErrorState } from '#web/ui/feedback/error-state/error-state.tsx';
import { TextSkeleton } from '#web/ui/primitives/skeleton/skeleton.tsx';
import { showToast } from '#web/ui/feedback/toast/toast.ts';

import { useAddParticipant, useEditParticipant, type ChangedParticipants } from './api.ts';
import {
  emptyParticipant,
  participantFromWire,
  participantToWire,
} from './participant-form/participant-form-values.ts';
import { editDraft, newDraft } from './participant-form/draft-names.ts';
import { familyLastNames, siblingLastName } from './participant-form/family-last-names.ts';
import { familyNamesOf } from './participant-form/in-law-family-name.tsx';
import { ParticipantForm } from './participant-form/participant-form.tsx';
import { useParticipantLists } from './participant-form/use-participant-lists.ts';
import { fullName } from './participant-words.ts';
import styles from './participants.module.css';

/** The form for a new family member, or for the `edited` one, with saving and its results. */
export function ParticipantEditor({
  of,
  participants,
  edited,
  addAs,
  title,
  onChanged,
  onFailed,
  onClose,
}: {
  of: RegistrationKey;
  participants: readonly ParticipantRecord[];
  edited?: ParticipantRecord | undefined;
  /** The relationship that the form for a new person starts with. */
  addAs?: Relationship | undefined;
  /** The heading of the form, which takes the focus when the form opens. */
  title: RefObject<HTMLHeadingElement | null>;
  onChanged: (changed: ChangedParticipants) => void;
  /** Told why nothing was saved, in a sentence. */
  onFailed: (message: string) => void;
  onClose: () => void;
}) {
  const heading = useId();
  const { lists, error, retry, retrying } = useParticipantLists();
  const add = useAddParticipant(of);
  const edit = useEditParticipant(of);
  useEffect(() => {
    title.current?.scrollIntoView({ block: 'start' });
    // The form for a new person takes the focus to its first field.
    title.current?.focus({ preventScroll: true });
  }, [title]);

  const others = participants.filter((one) => one !== edited);
  const self = participants.find(({ relationShip }) => relationShip === 'SELF');
  const free = freeRelationships(others.map(({ relationShip }) => relationShip));
  const familyNames = edited ? undefined : familyNamesOf(others);
  const known = addAs !== undefined &&
    free.includes(addAs) && { relationShip: addAs, lastName: siblingLastName(others, addAs) ?? '' };
  const save = async (values: ParticipantFormValues, revision: number | undefined) => {
    const payload = participantToWire(values, of, edited);
    try {
      onChanged(
        edited
          ? await edit.mutateAsync({ participantId: edited.userId._id, payload: { ...payload, revision } })
          : await add.mutateAsync(payload),
      );
    } catch (failure) {
      if (!redirects(failure)) {
        // The page scrolls to the top, away from the form, so the error of a field must be shown there, too.
        const message = wordsFor(failure, edited ? messages.editFailed : messages.addFailed);
        showToast({ message, tone: 'danger' });
        onFailed(isFailure(failure) ? failure.message : message);
      }
      throw failure;
    }
    showToast({ message: edited ? messages.updated : messages.added });
  };
  const named = edited ? phrases.editPerson({ edited: fullName(edited) }) : phrases.addFamilyMember;
  return (
    <Card as={edited ? 'li' : 'section'} bordered labelledBy={heading} className={styles['editor']}>
      <h2 id={heading} ref={title} tabIndex={-1}>
        {named}
      </h2>
      {lists ? (
        <ParticipantForm
          draftName={edited ? editDraft(edited.userId._id) : newDraft(of.conventionId)}
          label={named}
          stored={edited}
          initial={edited ? participantFromWire(edited) : emptyParticipant(self?.userId, known || {})}
          relationships={edited?.relationShip === 'SELF' ? ['SELF'] : free}
          lists={lists}
          lastNames={{
            offered: familyLastNames(others),
            ofSiblings: (relationship) => siblingLastName(others, relationship),
          }}
          familyNames={familyNames}
          canAddAnother={!edited}
          onSave={save}
          onDone={onClose}
          onCancel={onClose}
        />
      ) : error ? (
        <ErrorState title={phrases.loadFailed} message={error.message} retrying={retrying} onRetry={retry} />
      ) : (
        <TextSkeleton lines={8} label={phrases.loadingTheForm} />
      )}
    </Card>
  );
}

/** The toast of a failed save: the error of a field, else `generic`. */
function wordsFor(failure: unknown, generic: string): string {
  if (!(failure instanceof ApiError)) return generic;
  if (failure.code === 'USER_EXIST') return messages.emailInUse;
  return failure.errors.every(({ field }) => field !== undefined) ? failure.message : generic;
}
