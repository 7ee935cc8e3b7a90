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
        label="Address"
        description="House number and street, or apartment."
        autoComplete="street-address"
      />
      <FieldRow>
        <FormText control={control} name="city" label="City" autoComplete="address-level2" />
        {inUsa ? (
          <FormSelect
            control={control}
            name="state"
            label="State"
            placeholder="Select"
            autoComplete="address-level1"
            options={usStates.map((name) => ({ value: name, label: name }))}
          />
        ) : (
          <FormText control={control} name="state" label="State" autoComplete="address-level1" />
        )}
      </FieldRow>
      <FieldRow>
        <FormText
          control={control}
          name="postCode"
          label="Postal code"
          description="The ZIP code, in the USA."
          autoComplete="postal-code"
          inputMode={inUsa ? 'numeric' : 'text'}
          autoCapitalize="characters"
        />
        <FormText
          control={control}
          name="nearByCity"
          label="Nearby big city"
          description="So that families near you can be found."
        />
      </FieldRow>
    </>
  );
}
