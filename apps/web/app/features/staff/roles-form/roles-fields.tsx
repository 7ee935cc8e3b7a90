import { staffRoles } from '@sangamam/contract/accounts/roles';
import { get, useFormState, useWatch, type Control, type FieldPath, type FieldValues } from 'react-hook-form';

import * as phrases from '#phrases/staff/roles-form.ts';
import { GroupFrame } from '#web/ui/form/field/field-frame.tsx';
import { useFieldId } from '#web/ui/form/form-id.ts';
import { FormCheckbox, FormSelect, FormText } from '#web/ui/form/form-fields.tsx';
import { useConventionChoices } from '#web/domain/conventions/convention-choices.ts';
import { useAllLocalUnits } from '#web/domain/reference-data/organization-choices.ts';
import { roleNames, roleDescriptions } from '#web/domain/staff/role-names.ts';

import styles from './roles-fields.module.css';

/** The fields below `roles` of a form: a checkbox for each role, with an optional last day. */
export function RolesFields<Values extends FieldValues, Output>({
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
        label: phrases.roles,
        description: phrases.rolesHint,
        error: messageOf(get(errors, 'roles')),
      }}
    >
      <div className={styles['roles']}>
        {staffRoles.map((role) => (
          <div key={role} className={styles['role']}>
            <FormCheckbox
              control={control}
              name={`roles.${role}.held` as FieldPath<Values>}
              label={roleNames[role]}
              description={roleDescriptions[role]}
            />
            {choices[role]?.held && role === 'UNIT_OFFICER' && <UnitFields control={control} />}
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

/** Which local unit an officer looks after, and for which convention. */
function UnitFields<Values extends FieldValues, Output>({
  control,
}: {
  control: Control<Values, unknown, Output>;
}) {
  const { data: units = [] } = useAllLocalUnits();
  const { data: conventions = [] } = useConventionChoices();
  return (
    <>
      <FormSelect
        control={control}
        name={'roles.UNIT_OFFICER.unitId' as FieldPath<Values>}
        label={phrases.localUnit}
        placeholder={phrases.chooseUnit}
        options={units}
      />
      <FormSelect
        control={control}
        name={'roles.UNIT_OFFICER.conventionId' as FieldPath<Values>}
        label={phrases.convention}
        options={[
          { value: '', label: phrases.allConventions },
          ...conventions.map(({ _id, name }) => ({ value: _id, label: name })),
        ]}
      />
    </>
  );
}

/** The error of the set of roles; errors of a single role are shown at that role. */
function messageOf(error: unknown): string | undefined {
  const { message } = (error ?? {}) as { message?: unknown };
  return typeof message === 'string' ? message : undefined;
}
