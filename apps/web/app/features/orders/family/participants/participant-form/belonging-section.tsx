import { isCountryOfLocalUnit } from '@sangamam/contract/conventions/reference-data/residence';
import { useWatch } from 'react-hook-form';

import { fieldLabels } from '#phrases/domain/person-field-labels.ts';
import * as phrases from '#phrases/orders/family/participant-form.ts';
import { countryAfter } from '#web/domain/reference-data/residence-choices.ts';
import { FormSelect, FormText } from '#web/ui/form/form-fields.tsx';
import { FieldRow } from '#web/ui/form/form.tsx';

import { isInLaw } from './in-law-family-name.tsx';
import { ParishField } from './parish-field.tsx';
import type { ParticipantAppForm, ParticipantFormLists } from './participant-form-types.ts';

/** Family name, local unit, country and, unless it is asked for above, the parish. */
export function BelongingSection({ form, lists }: { form: ParticipantAppForm; lists: ParticipantFormLists }) {
  const { control } = form;
  const [relationship, localUnit] = useWatch({ control, name: ['relationShip', 'localUnit'] });
  const countries = lists.countries.filter(
    ({ value }) => localUnit === '' || isCountryOfLocalUnit(localUnit, value),
  );
  return (
    <>
      {!isInLaw(relationship) && (
        <FormText control={control} name="familyName" label={fieldLabels.familyName} autoComplete="off" />
      )}
      <FieldRow>
        <FormSelect
          control={control}
          name="localUnit"
          label={phrases.localUnit}
          placeholder={phrases.choose}
          options={lists.localUnits}
          onChanged={(unit) => {
            const country = countryAfter(unit, form.getValues('country'), localUnit);
            form.setValue('country', country, { shouldDirty: true });
            form.clearErrors('country');
          }}
        />
        <FormSelect
          control={control}
          name="country"
          label={phrases.country}
          placeholder={phrases.choose}
          options={countries}
        />
      </FieldRow>
      {relationship !== 'SPOUSE' && <ParishField form={form} parishes={lists.parishes} optional />}
    </>
  );
}
