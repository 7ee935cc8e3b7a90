import { registrantAge } from '@sangamam/contract/accounts/registrant-age';
import { otherParishValue } from '@sangamam/contract/fields/person-enumerations';
import { useWatch } from 'react-hook-form';

import { FormChoice, FormDateOfBirth, FormSelect, FormText } from '#web/ui/form/form-fields.tsx';
import { FieldRow, FormSection } from '#web/ui/form/form.tsx';
import { familyFaithOptions, genderOptions, maritalStatusOptions } from './person-options.ts';
import type { PersonForm } from './person-typed.ts';

const birthYearsBack = { youngest: registrantAge.min, oldest: registrantAge.max };

/** Who the person is, and where in Kerala the family comes from. */
export function PersonalDetails({ form, parishes }: { form: PersonForm; parishes: readonly string[] }) {
  const { control } = form;
  const parish = useWatch({ control, name: 'parishInKerala' });
  const checkOtherParish = () => {
    if (form.formState.isSubmitted) void form.trigger('otherParish');
  };
  return (
    <FormSection title="Personal Details">
      <FieldRow>
        <FormText control={control} name="firstName" label="First name" autoComplete="given-name" />
        <FormText control={control} name="lastName" label="Last name" autoComplete="family-name" />
      </FieldRow>
      <FieldRow>
        <FormText
          control={control}
          name="familyName"
          label="Family name"
          description="Your house name in Kerala, as your parish knows it."
        />
        <FormText
          control={control}
          name="nickName"
          label="Nickname"
          optional
          description="What friends call you."
          autoComplete="nickname"
        />
      </FieldRow>
      <FieldRow>
        <FormChoice control={control} name="gender" label="Gender" options={genderOptions} />
        <FormSelect
          control={control}
          name="maritalStatus"
          label="Marital status"
          placeholder="Select"
          options={maritalStatusOptions}
        />
      </FieldRow>
      <FormDateOfBirth control={control} years={birthYearsBack} autoComplete />
      <FormChoice control={control} name="familyFaith" label="Family faith" options={familyFaithOptions} />
      <FieldRow>
        <FormText
          control={control}
          name="placeInKerala"
          label="Place in Kerala"
          description="The town or village that your family comes from."
        />
        <FormSelect
          control={control}
          name="parishInKerala"
          label="Parish in Kerala"
          description="Choose Other if yours is not in the list."
          placeholder="Select"
          options={parishes.map((name) => ({ value: name, label: name }))}
          onChanged={checkOtherParish}
        />
      </FieldRow>
      {parish === otherParishValue && (
        <FormText
          control={control}
          name="otherParish"
          label="Name of your parish"
          description="With its place, such as: St. Mary's, Kallara."
        />
      )}
    </FormSection>
  );
}
