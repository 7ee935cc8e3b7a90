import { canada, defaultCountry } from '@sangamam/contract/fields/places/country-codes';
import { useId } from 'react';

import * as phrases from '#phrases/domain/person-form.ts';
import { FormSelect, FormText } from '#web/ui/form/form-fields.tsx';
import { FieldRow } from '#web/ui/form/form.tsx';

import type { PersonForm } from './person-typed.ts';

/**
 * Street, city, state, postal code and the big city nearby. In the USA the state is chosen and the code is numeric; in
 * Canada the provinces are suggested.
 */
export function AddressFields({
  form: { control },
  country,
  usStates,
}: {
  form: PersonForm;
  country: string;
  usStates: readonly string[];
}) {
  const provinces = useId();
  const inUsa = country === defaultCountry;
  const inCanada = country === canada;
  return (
    <>
      <FormText
        control={control}
        name="addressLine1"
        label={phrases.address}
        description={phrases.streetHint}
        autoComplete="address-line1"
      />
      <FieldRow>
        <FormText control={control} name="city" label={phrases.city} autoComplete="address-level2" />
        {inUsa ? (
          <FormSelect
            control={control}
            name="state"
            label={phrases.state}
            placeholder={phrases.select}
            autoComplete="address-level1"
            options={usStates.map((name) => ({ value: name, label: name }))}
          />
        ) : (
          <FormText
            control={control}
            name="state"
            label={inCanada ? phrases.province : phrases.state}
            autoComplete="address-level1"
            list={inCanada ? provinces : undefined}
          />
        )}
        {inCanada && (
          <datalist id={provinces}>
            {phrases.provincesOfCanada.map((name) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </datalist>
        )}
      </FieldRow>
      <FieldRow>
        <FormText
          control={control}
          name="postCode"
          label={phrases.postalCode}
          description={inUsa ? phrases.zipCodeHint : inCanada ? phrases.postalCodeHint : undefined}
          autoComplete="postal-code"
          inputMode={inUsa ? 'numeric' : 'text'}
          autoCapitalize="characters"
        />
        <FormText
          control={control}
          name="nearByCity"
          label={phrases.nearbyBigCity}
          description={phrases.stateHint}
        />
      </FieldRow>
    </>
  );
}
