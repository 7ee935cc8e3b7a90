import type {
  ParticipantFormInput,
  ParticipantFormValues,
} from '@sangamam/contract/orders/participants/participant-form';
import { useEffect, useState } from 'react';

import type { ParticipantAppForm } from './participant-form-types.ts';

/** What Save does: close the form, or clear it for the next person. */
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
  const [thenAnother, setThenAnother] = useState(false);
  const [round, setRound] = useState(0);
  useEffect(() => {
    if (round > 0) form.setFocus('firstName');
  }, [form, round]);
  const save = async (values: ParticipantFormValues) => {
    await onSave(values);
    onSaved();
    if (!thenAnother) return onDone();
    form.reset(next);
    setRound((count) => count + 1);
  };
  return { save, thenAnother, setThenAnother };
}
