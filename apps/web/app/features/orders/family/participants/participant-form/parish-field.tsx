import { otherParishValue } from '@sangamam/contract/fields/person-enumerations';
import { useWatch } from 'react-hook-form';

import { fieldLabels } from '#phrases/domain/person-field-labels.ts';
import * as phrases from '#phrases/orders/family/participant-form.ts';
import { FormSelect, FormText } from '#web/ui/form/form-fields.tsx';
import { FieldRow } from '#web/ui/form/form.tsx';

import type { ParticipantAppForm, ParticipantFormLists } from './participant-form-types.ts';

/** The parish in Kerala, which only a spouse needs; with Other its name. */
export function ParishField({
  form,
  parishes,
  optional = false,
}: {
  form: ParticipantAppForm;
  parishes: ParticipantFormLists['parishes'];
  optional?: boolean;
}) {
  const { control } = form;
  const parish = useWatch({ control, name: 'parishInKerala' });
  return (
    <FieldRow>
      <FormSelect
        control={control}
        name="parishInKerala"
        label={fieldLabels.parishInKerala}
        placeholder={phrases.choose}
        optional={optional}
        options={parishes}
      />
      {parish === otherParishValue && (
        <FormText control={control} name="otherParish" label={phrases.nameOfTheParish} autoComplete="off" />
      )}
    </FieldRow>
  );
}
