import { useFormState, useWatch } from 'react-hook-form';

import { CancelButton } from '#web/ui/feedback/dialog/cancel-button.tsx';
import * as phrases from '#phrases/orders/family/participant-form.ts';
import { SubmitButton } from '#web/ui/form/form-fields.tsx';

import styles from '../participants.module.css';
import { sharesLastName } from './family-last-names.ts';
import form from './participant-form.module.css';
import type { AfterSaving, ParticipantAppForm } from './participant-form-types.ts';

/** Save, Save & Add Another and Cancel; after a parent or a child of the young family also the shorter way to the next child. */
export function ParticipantFormActions({
  control,
  canAddAnother,
  afterwards,
  onChooseNext,
  onCancel,
}: {
  control: ParticipantAppForm['control'];
  canAddAnother: boolean;
  afterwards: AfterSaving;
  /** Told which button was pressed before the form is submitted. */
  onChooseNext: (afterwards: AfterSaving) => void;
  onCancel: () => void;
}) {
  const { isSubmitting } = useFormState({ control });
  // The empty string means that nothing is chosen yet.
  const relationship: string = useWatch({ control, name: 'relationShip' });
  const childrenFollow = relationship !== '' && sharesLastName(relationship);
  const wiring = (then: AfterSaving) => ({
    loadingLabel: phrases.saving,
    loading: isSubmitting && afterwards === then,
    onClick: () => onChooseNext(then),
  });
  return (
    <>
      {/* First, so that the Enter key saves. */}
      <div className={styles['bar']}>
        <SubmitButton {...wiring('close')}>{phrases.save}</SubmitButton>
        {canAddAnother && (
          <SubmitButton variant="secondary" {...wiring('another')}>
            {phrases.saveAddAnother}
          </SubmitButton>
        )}
        <CancelButton onClick={onCancel} />
      </div>
      {canAddAnother && childrenFollow && (
        <div className={form['nextChild']}>
          <span>{phrases.saveAndThenAdd}</span>
          {(['SON', 'DAUGHTER'] as const).map((child) => (
            <SubmitButton key={child} variant="secondary" size="sm" {...wiring(child)}>
              {phrases.nextChild[child]}
            </SubmitButton>
          ))}
        </div>
      )}
    </>
  );
}
