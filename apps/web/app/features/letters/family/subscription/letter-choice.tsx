import { useState } from 'react';

import * as phrases from '#phrases/letters/family/subscription.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { showToast } from '#web/ui/feedback/toast/toast.ts';
import { CheckboxField } from '#web/ui/form/field/checkbox-field.tsx';

import { useSetLetterSubscription } from './api.ts';

/** Whether letters of the organisers come. Saved as soon as it is ticked. */
export function LetterChoice({ getsLetters }: { getsLetters: boolean }) {
  const { mutateAsync, error } = useSetLetterSubscription();
  // The choice is shown right away and stays: the refetched value arrives a moment after the response.
  const [chosen, setChosen] = useState<boolean>();
  const [isSaving, setIsSaving] = useState(false);
  const choose = async (wanted: boolean) => {
    setChosen(wanted);
    setIsSaving(true);
    try {
      await mutateAsync(wanted);
      showToast({ message: wanted ? phrases.lettersComeAgain : phrases.lettersStopped });
    } catch (failure) {
      setChosen(undefined);
      if (!(failure instanceof ApiError)) throw failure;
    } finally {
      setIsSaving(false);
    }
  };
  return (
    <CheckboxField
      label={phrases.sendMeLetters}
      description={phrases.whatStillComes}
      checked={chosen ?? getsLetters}
      disabled={isSaving}
      error={error?.message}
      onChange={(event) => void choose(event.target.checked)}
    />
  );
}
