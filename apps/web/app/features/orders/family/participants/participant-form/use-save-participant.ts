import type {
  ParticipantFormInput,
  ParticipantFormValues,
} from '@sangamam/contract/orders/participants/participant-form';
import type { Relationship } from '@sangamam/contract/orders/participants/participant';
import { useEffect, useState } from 'react';

import type { AfterSaving, ParticipantAppForm } from './participant-form-types.ts';

/** What Save does: close the form, or clear it for the next person, who may be a son or a daughter. */
export function useSaveParticipant({
  form,
  next,
  onSave,
  onSaved,
  onDone,
}: {
  form: ParticipantAppForm;
  /** What the form holds for the next person. */
  next: ParticipantFormInput;
  onSave: (values: ParticipantFormValues) => Promise<void>;
  onSaved: () => void;
  onDone: () => void;
}) {
  const [afterwards, setAfterwards] = useState<AfterSaving>('close');
  /** Counts the people that the form was cleared for. */
  const [round, setRound] = useState(0);
  useEffect(() => {
    if (round > 0) form.setFocus('firstName');
  }, [form, round]);
  const save = async (values: ParticipantFormValues) => {
    await onSave(values);
    onSaved();
    if (afterwards === 'close') return onDone();
    const relationShip = (afterwards === 'another' ? '' : afterwards) as Relationship;
    form.reset({ ...next, relationShip });
    setRound((count) => count + 1);
  };
  return { save, round, afterwards, setAfterwards };
}
