import { registrantAge } from '@sangamam/contract/accounts/registrant-age';
import { otherParishValue } from '@sangamam/contract/fields/person-enumerations';
import { useWatch } from 'react-hook-form';

import { parishOption } from '#web/domain/reference-data/parish-option.ts';
import { fieldLabels } from '#phrases/domain/person-field-labels.ts';
import * as phrases from '#phrases/domain/person-form.ts';
import { FormChoice, FormDateOfBirth, FormSelect, FormText } from '#web/ui/form/form-fields.tsx';
import { FieldRow, FormSection } from '#web/ui/form/form.tsx';
import { FormStep } from '#web/ui/form/steps/form-steps.tsx';

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
    <FormSection title={phrases.personalDetails}>
      <FormStep at={0} title={phrases.you}>
        <FieldRow>
          <FormText
            control={control}
            name="firstName"
            label={fieldLabels.firstName}
            autoComplete="given-name"
          />
          <FormText
            control={control}
            name="lastName"
            label={fieldLabels.lastName}
            autoComplete="family-name"
          />
        </FieldRow>
        <FieldRow>
          <FormText
            control={control}
            name="familyName"
            label={fieldLabels.familyName}
            description={phrases.houseNameHint}
          />
          <FormText
            control={control}
            name="nickName"
            label={fieldLabels.nickName}
            optional
            description={phrases.whatFriendsCallYou}
            autoComplete="nickname"
          />
        </FieldRow>
        <FieldRow>
          <FormChoice control={control} name="gender" label={fieldLabels.gender} options={genderOptions} />
          <FormSelect
            control={control}
            name="maritalStatus"
            label={fieldLabels.maritalStatus}
            placeholder={phrases.select}
            options={maritalStatusOptions}
          />
        </FieldRow>
        <FormDateOfBirth control={control} years={birthYearsBack} autoComplete />
      </FormStep>
      <FormStep at={1} title={phrases.yourRoots}>
        <FormChoice
          control={control}
          name="familyFaith"
          label={fieldLabels.familyFaith}
          options={familyFaithOptions}
        />
        <FieldRow>
          <FormText
            control={control}
            name="placeInKerala"
            label={fieldLabels.placeInKerala}
            description={phrases.nativePlaceHint}
          />
          <FormSelect
            control={control}
            name="parishInKerala"
            label={fieldLabels.parishInKerala}
            description={phrases.notListedChooseOther}
            placeholder={phrases.select}
            options={parishes.map(parishOption)}
            onChanged={checkOtherParish}
          />
        </FieldRow>
        {parish === otherParishValue && (
          <FormText
            control={control}
            name="otherParish"
            label={phrases.nameOfYourParish}
            description={phrases.parishHint}
          />
        )}
      </FormStep>
    </FormSection>
  );
}
