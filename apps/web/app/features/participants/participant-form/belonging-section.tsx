import { otherParishValue } from '@sangamam/contract/fields/person-enumerations';
import { isCountryOfLocalUnit } from '@sangamam/contract/reference-data/residence';
import { useWatch } from 'react-hook-form';

import * as phrases from '#phrases/participants/participant-form.ts';
import { countryAfter } from '#web/domain/reference-data/residence-choices.ts';
import { FormSelect, FormText } from '#web/ui/form/form-fields.tsx';
import { FieldRow, FormSection } from '#web/ui/form/form.tsx';
import type { ParticipantAppForm, ParticipantFormLists } from './participant-form-types.ts';

/** Local unit, country and parish. */
export function BelongingSection({ form, lists }: { form: ParticipantAppForm; lists: ParticipantFormLists }) {
  const { control } = form;
  const [parish, relationship, localUnit] = useWatch({
    control,
    name: ['parishInKerala', 'relationShip', 'localUnit'],
  });
  const countries = lists.countries.filter(
    ({ value }) => localUnit === '' || isCountryOfLocalUnit(localUnit, value),
  );
  return (
    <FormSection title={phrases.parishAndLocalUnit}>
      <FieldRow>
        <FormSelect
          control={control}
          name="localUnit"
          label={phrases.localUnit}
          placeholder={phrases.choose}
          options={lists.localUnits}
          onChanged={(unit) => {
            form.setValue('country', countryAfter(unit, form.getValues('country')), { shouldDirty: true });
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
      <FieldRow>
        <FormSelect
          control={control}
          name="parishInKerala"
          label={phrases.parishInKerala}
          placeholder={phrases.choose}
          optional={relationship !== 'SPOUSE'}
          options={lists.parishes}
        />
        {parish === otherParishValue && (
          <FormText control={control} name="otherParish" label={phrases.nameOfTheParish} autoComplete="off" />
        )}
      </FieldRow>
    </FormSection>
  );
}
