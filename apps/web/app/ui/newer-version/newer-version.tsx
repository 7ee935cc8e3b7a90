import { useFormState, type Control, type FieldValues } from 'react-hook-form';

import { Button } from '#web/ui/button/button.tsx';
import { Callout } from '#web/ui/callout/callout.tsx';

interface NewerVersionProps<Stored, Input extends FieldValues, Output> {
  control: Control<Input, unknown, Output>;
  /** What is stored now; nothing where the form adds something. */
  stored: Stored | undefined;
  /** What the form started from. */
  revision: number | undefined;
  onShow: (stored: Stored) => void;
}

/**
 * Says that somebody else has changed what this form started from, as soon as that is so. Saving is refused until their
 * version is shown.
 */
export function NewerVersion<Stored extends { revision: number }, Input extends FieldValues, Output>({
  control,
  stored,
  revision,
  onShow,
}: NewerVersionProps<Stored, Input, Output>) {
  // What is being saved right now is newer too, and our own.
  const { isSubmitting } = useFormState({ control });
  if (stored === undefined || stored.revision === revision || isSubmitting) return null;
  return (
    <Callout tone="warning" title="Somebody else has changed this" live>
      <p>Show their version first, then change it. What you typed here goes with that.</p>
      <Button variant="secondary" size="sm" onClick={() => onShow(stored)}>
        Show their version
      </Button>
    </Callout>
  );
}
