import { useFormContext, useFormState } from 'react-hook-form';

import * as phrases from '#phrases/ui.ts';
import { CancelButton } from '#web/ui/feedback/dialog/cancel-button.tsx';
import { DialogActions } from '#web/ui/feedback/dialog/dialog.tsx';
import type { ButtonVariant } from '#web/ui/primitives/button/button.tsx';

import { SubmitButton } from './form-fields.tsx';

/** The end of a form in a dialog: a button that sends it, and one that leaves, which waits while it is being sent. */
export function FormDialogActions({
  submit,
  sending,
  variant,
  cancel = phrases.cancel,
  onCancel,
}: {
  submit: string;
  /** What the button says while the form is being sent. */
  sending?: string;
  variant?: ButtonVariant;
  /** How leaving is called where Cancel could be taken for what the form does. */
  cancel?: string;
  onCancel: () => void;
}) {
  const { control } = useFormContext();
  const { isSubmitting } = useFormState({ control });
  return (
    <DialogActions>
      <SubmitButton {...(variant && { variant })} {...(sending !== undefined && { loadingLabel: sending })}>
        {submit}
      </SubmitButton>
      <CancelButton disabled={isSubmitting} onClick={onCancel}>
        {cancel}
      </CancelButton>
    </DialogActions>
  );
}
