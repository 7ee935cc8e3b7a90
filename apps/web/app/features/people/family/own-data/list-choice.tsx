import { useState } from 'react';

import * as phrases from '#phrases/people/family/own-data.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { CheckboxField } from '#web/ui/form/field/checkbox-field.tsx';
import { showToast } from '#web/ui/feedback/toast/toast.ts';

import { useSetListVisibility } from '../visibility/api.ts';

/** Whether the public list shows the family. Saved as soon as it is ticked. */
export function ListChoice({ hiddenFromList }: { hiddenFromList: boolean }) {
  const { mutateAsync, error } = useSetListVisibility();
  // The choice is shown right away and stays: the refetched value arrives a moment after the response.
  const [chosen, setChosen] = useState<boolean>();
  const [isSaving, setIsSaving] = useState(false);
  const choose = async (hide: boolean) => {
    setChosen(hide);
    setIsSaving(true);
    try {
      await mutateAsync(hide);
      showToast({
        message: hide ? phrases.listHidden : phrases.listShown,
      });
    } catch (failure) {
      setChosen(undefined);
      if (!(failure instanceof ApiError)) throw failure;
    } finally {
      setIsSaving(false);
    }
  };
  return (
    <>
      <p>{phrases.listIntro}</p>
      <CheckboxField
        label={phrases.hideFromList}
        description={phrases.hideFromListHint}
        checked={chosen ?? hiddenFromList}
        disabled={isSaving}
        error={error?.message}
        onChange={(event) => void choose(event.target.checked)}
      />
    </>
  );
}
