import * as phrases from '#phrases/domain/person-form.ts';
import { FormSelect, FormText } from '#web/ui/form/form-fields.tsx';
import { FieldRow } from '#web/ui/form/form.tsx';
import type { PersonForm } from './person-typed.ts';

/** Street, city, state, postal code and the big city nearby. In the USA the state is chosen and the code is numeric. */
export function AddressFields({
  form: { control },
  inUsa,
  usStates,
}: {
  form: PersonForm;
  inUsa: boolean;
  usStates: readonly string[];
}) {
  return (
    <>
      <FormText
        control={control}
        name="addressLine1"
        label={phrases.address}
        description={phrases.houseNumberAndStreetOrApartment}
        autoComplete="street-address"
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
          <FormText control={control} name="state" label={phrases.state} autoComplete="address-level1" />
        )}
      </FieldRow>
      <FieldRow>
        <FormText
          control={control}
          name="postCode"
          label={phrases.postalCode}
          description={phrases.zipCodeInTheUs}
          autoComplete="postal-code"
          inputMode={inUsa ? 'numeric' : 'text'}
          autoCapitalize="characters"
        />
        <FormText
          control={control}
          name="nearByCity"
          label={phrases.nearbyBigCity}
          description={phrases.helpsUsFindFamiliesNearYou}
        />
      </FieldRow>
    </>
  );
}
