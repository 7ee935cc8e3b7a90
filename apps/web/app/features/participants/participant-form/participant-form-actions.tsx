import { useFormState } from 'react-hook-form';

import { SubmitButton } from '#web/ui/form/form-fields.tsx';
import { Button } from '#web/ui/primitives/button/button.tsx';
import styles from '../participants.module.css';
import type { ParticipantAppForm } from './participant-form-types.ts';

/** Save, Save & Add Another and Cancel. */
export function ParticipantFormActions({
  control,
  canAddAnother,
  thenAnother,
  onChooseNext,
  onCancel,
}: {
  control: ParticipantAppForm['control'];
  canAddAnother: boolean;
  thenAnother: boolean;
  /** Told which button was pressed before the form is submitted. */
  onChooseNext: (thenAnother: boolean) => void;
  onCancel: () => void;
}) {
  const { isSubmitting } = useFormState({ control });
  return (
    <div className={styles['bar']}>
      <SubmitButton
        loadingLabel="Saving…"
        loading={isSubmitting && !thenAnother}
        onClick={() => onChooseNext(false)}
      >
        Save
      </SubmitButton>
      {canAddAnother && (
        <SubmitButton
          variant="secondary"
          loadingLabel="Saving…"
          loading={isSubmitting && thenAnother}
          onClick={() => onChooseNext(true)}
        >
          Save & Add Another
        </SubmitButton>
      )}
      <Button variant="muted" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  );
}
