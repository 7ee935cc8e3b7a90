import { useState } from 'react';
import { useWatch } from 'react-hook-form';

import { maritalStatusChoices } from '#phrases/domain/person-choices.ts';
import { fieldLabels } from '#phrases/domain/person-field-labels.ts';
import { maritalStatusNames } from '#phrases/domain/person-names.ts';
import * as phrases from '#phrases/orders/family/participant-form.ts';
import { FormSelect } from '#web/ui/form/form-fields.tsx';
import { Button } from '#web/ui/primitives/button/button.tsx';

import styles from './participant-form.module.css';
import { useImpliedMaritalStatus } from './implied-marital-status.ts';
import type { ParticipantAppForm } from './participant-form-types.ts';

/** The marital status: one line where it follows from what was entered, which can be changed; else a field. */
export function MaritalStatusField({ form }: { form: ParticipantAppForm }) {
  const implied = useImpliedMaritalStatus(form);
  const status = useWatch({ control: form.control, name: 'maritalStatus' });
  const [unfolded, setUnfolded] = useState(false);
  if (implied !== undefined && status === implied && !unfolded) {
    return (
      <p className={styles['implied']}>
        <span>{fieldLabels.maritalStatus}</span>
        <strong>{maritalStatusNames[implied]}</strong>
        <Button
          variant="muted"
          size="sm"
          aria-label={phrases.changeTheMaritalStatus}
          onClick={() => {
            setUnfolded(true);
            // The field that the button stands for is there after the next rendering.
            requestAnimationFrame(() => form.setFocus('maritalStatus'));
          }}
        >
          {phrases.change}
        </Button>
      </p>
    );
  }
  return (
    <FormSelect
      control={form.control}
      name="maritalStatus"
      label={fieldLabels.maritalStatus}
      placeholder={phrases.choose}
      options={Object.entries(maritalStatusChoices).map(([value, label]) => ({ value, label }))}
    />
  );
}
