import { staffRoles } from '@sangamam/contract/accounts/roles';
import { get, useFormState, useWatch, type Control, type FieldPath, type FieldValues } from 'react-hook-form';

import * as phrases from '#phrases/staff/duties-form.ts';
import { GroupFrame } from '#web/ui/form/field/field-frame.tsx';
import { useFieldId } from '#web/ui/form/form-id.ts';
import { FormCheckbox, FormText } from '#web/ui/form/form-fields.tsx';
import { roleNames, roleWords } from '../duties.ts';
import styles from './duties-fields.module.css';

/** The duties below `roles` of a form: each to be ticked, with a last day where it has one. */
export function DutiesFields<Values extends FieldValues, Output>({
  control,
}: {
  control: Control<Values, unknown, Output>;
}) {
  const { errors } = useFormState({ control });
  const choices = useWatch({ control, name: 'roles' as FieldPath<Values> }) as Record<
    string,
    { held: boolean }
  >;
  return (
    <GroupFrame
      id={useFieldId('roles')}
      words={{
        label: phrases.duties,
        description: phrases.anyCombinationADutyWithA,
        error: messageOf(get(errors, 'roles')),
      }}
    >
      <div className={styles['duties']}>
        {staffRoles.map((role) => (
          <div key={role} className={styles['duty']}>
            <FormCheckbox
              control={control}
              name={`roles.${role}.held` as FieldPath<Values>}
              label={roleNames[role]}
              description={roleWords[role]}
            />
            {choices[role]?.held && (
              <FormText
                control={control}
                name={`roles.${role}.until` as FieldPath<Values>}
                label={phrases.until({ value: roleNames[role] })}
                type="date"
                optional
              />
            )}
          </div>
        ))}
      </div>
    </GroupFrame>
  );
}

/** What is wrong with the set of duties; what is wrong with one of them stands at that one. */
function messageOf(error: unknown): string | undefined {
  const { message } = (error ?? {}) as { message?: unknown };
  return typeof message === 'string' ? message : undefined;
}
