import { useWatch } from 'react-hook-form';

import { fieldLabels } from '#phrases/domain/person-field-labels.ts';
import * as phrases from '#phrases/orders/family/participant-form.ts';
import { FormText } from '#web/ui/form/form-fields.tsx';
import { Button } from '#web/ui/primitives/button/button.tsx';

import { sharesLastName } from './family-last-names.ts';
import styles from './participant-form.module.css';
import type { ParticipantAppForm } from './participant-form-types.ts';

/** The last name. While it is empty, a spouse, son or daughter can take one of the family's by one tap. */
export function LastNameField({
  form,
  lastNames,
}: {
  form: ParticipantAppForm;
  /** The family's last names, the likeliest first. */
  lastNames: readonly string[];
}) {
  const [lastName, relationship] = useWatch({ control: form.control, name: ['lastName', 'relationShip'] });
  const offered = lastName === '' && sharesLastName(relationship) ? lastNames : [];
  return (
    <div className={styles['lastName']}>
      <FormText control={form.control} name="lastName" label={fieldLabels.lastName} autoComplete="off" />
      {offered.length > 0 && (
        <div className={styles['chips']} data-below-field>
          {offered.map((name) => (
            <Button
              key={name}
              variant="secondary"
              size="sm"
              aria-label={phrases.takeTheLastName({ name })}
              onClick={() => {
                form.setValue('lastName', name, { shouldDirty: true, shouldValidate: true });
                form.setFocus('lastName');
              }}
            >
              {name}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}
