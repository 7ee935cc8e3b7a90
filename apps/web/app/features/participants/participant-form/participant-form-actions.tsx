import { useFormState } from 'react-hook-form';

import * as phrases from '#phrases/participants/participant-form.ts';
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
        loadingLabel={phrases.saving}
        loading={isSubmitting && !thenAnother}
        onClick={() => onChooseNext(false)}
      >
        {phrases.save}
      </SubmitButton>
      {canAddAnother && (
        <SubmitButton
          variant="secondary"
          loadingLabel={phrases.saving}
          loading={isSubmitting && thenAnother}
          onClick={() => onChooseNext(true)}
        >
          {phrases.saveAddAnother}
        </SubmitButton>
      )}
      <Button variant="muted" onClick={onCancel}>
        {phrases.cancel}
      </Button>
    </div>
  );
}
