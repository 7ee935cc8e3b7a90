import { maritalStatusChoices, otherParishValue } from '@sangamam/contract/fields/person-enumerations';
import type {
  CorrectionFormInput,
  CorrectionFormValues,
} from '@sangamam/contract/orders/participants/correction-form';
import type { ReactNode } from 'react';
import { useFormState, useWatch } from 'react-hook-form';

import { fieldLabels } from '#phrases/domain/person-field-labels.ts';
import * as phrases from '#phrases/orders/staff/correction.ts';
import { Callout } from '#web/ui/feedback/callout/callout.tsx';
import { FormDialogActions } from '#web/ui/form/form-dialog-actions.tsx';
import { FormSelect, FormText } from '#web/ui/form/form-fields.tsx';
import { FieldRow, Form } from '#web/ui/form/form.tsx';
import type { AppForm } from '#web/ui/form/use-app-form.ts';
import { useAllLocalUnits, useParishes } from '#web/domain/reference-data/organization-choices.ts';

import { namesAccount } from './correction-values.ts';

const maritalStatusOptions = Object.entries(maritalStatusChoices).map(([value, label]) => ({ value, label }));

/** The fields of a person that staff can correct. */
export function CorrectionFields({
  form,
  notice,
  onTyped,
  onClose,
}: {
  form: AppForm<CorrectionFormInput, CorrectionFormValues>;
  /** Shown above the fields. */
  notice: ReactNode;
  onTyped: (values: CorrectionFormValues) => void;
  onClose: () => void;
}) {
  const { control } = form;
  const parish = useWatch({ control, name: 'parishInKerala' });
  const relationShip = useWatch({ control, name: 'relationShip' });
  const { errors, defaultValues } = useFormState({ control });
  const isFixed = namesAccount({ relationShip, email: defaultValues?.email ?? '' });
  const { data: units = [] } = useAllLocalUnits();
  const { data: parishes = [] } = useParishes();
  const isKnown = parish === '' || parishes.some(({ value }) => value === parish);
  return (
    <Form form={form} label={phrases.changeAPerson} onSubmit={onTyped}>
      {notice}
      {errors.root?.['same']?.message && (
        <Callout tone="info" live>
          <p>{errors.root['same'].message}</p>
        </Callout>
      )}
      <FieldRow>
        <FormText control={control} name="firstName" label={fieldLabels.firstName} autoComplete="off" />
        <FormText control={control} name="lastName" label={fieldLabels.lastName} autoComplete="off" />
      </FieldRow>
      <FieldRow>
        <FormText control={control} name="familyName" label={fieldLabels.familyName} autoComplete="off" />
        <FormText control={control} name="dob" label={fieldLabels.dob} type="date" />
      </FieldRow>
      <FieldRow>
        <FormSelect
          control={control}
          name="maritalStatus"
          label={fieldLabels.maritalStatus}
          placeholder={phrases.select}
          options={maritalStatusOptions}
        />
        <FormSelect
          control={control}
          name="organization"
          label={phrases.localUnit}
          placeholder={phrases.select}
          options={units}
        />
      </FieldRow>
      <FieldRow>
        <FormSelect
          control={control}
          name="parishInKerala"
          label={fieldLabels.parishInKerala}
          optional={relationShip !== 'SPOUSE'}
          placeholder={phrases.none}
          options={isKnown ? parishes : [...parishes, { value: parish, label: parish }]}
        />
        {parish === otherParishValue && (
          <FormText control={control} name="otherParish" label={phrases.typedParish} autoComplete="off" />
        )}
      </FieldRow>
      <FieldRow>
        <FormText
          control={control}
          name="email"
          label={phrases.email}
          type="email"
          optional
          readOnly={isFixed}
          autoComplete="off"
        />
        <FormText
          control={control}
          name="mobileNumber"
          label={phrases.mobileNumber}
          type="tel"
          optional
          autoComplete="off"
        />
      </FieldRow>
      {relationShip === 'SELF' && (
        <p>{isFixed ? phrases.registrantEmailHint : phrases.registrantWithoutEmail}</p>
      )}
      <FormDialogActions submit={phrases.reviewChanges} onCancel={onClose} />
    </Form>
  );
}
