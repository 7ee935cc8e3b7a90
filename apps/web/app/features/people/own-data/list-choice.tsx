import { useState } from 'react';

import { ApiError } from '#web/lib/api/api-error.ts';
import { CheckboxField } from '#web/ui/form/field/checkbox-field.tsx';
import { showToast } from '#web/ui/feedback/toast/toast.ts';
import { useSetListVisibility } from './api/my-data.ts';

/** Whether the public list of participants shows the family. Saved as soon as it is ticked. */
export function ListChoice({ hiddenFromList }: { hiddenFromList: boolean }) {
  const { mutateAsync, error } = useSetListVisibility();
  // What was chosen shows at once and stays: what the server stored comes a moment after its answer.
  const [chosen, setChosen] = useState<boolean>();
  const [isSaving, setIsSaving] = useState(false);
  const choose = async (hide: boolean) => {
    setChosen(hide);
    setIsSaving(true);
    try {
      await mutateAsync(hide);
      showToast({
        message: hide ? 'Your family is off the list.' : 'Your family is on the list again.',
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
      <p>
        Once your registration is confirmed, visitors see the names and the local unit of the adults of your
        family on the list of participants. Children are never shown.
      </p>
      <CheckboxField
        label="Leave me and my family out of the public list"
        description="It holds for everybody in your registrations, also for those whom you add later."
        checked={chosen ?? hiddenFromList}
        disabled={isSaving}
        error={error?.message}
        onChange={(event) => void choose(event.target.checked)}
      />
    </>
  );
}
