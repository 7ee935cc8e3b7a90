import type { Relationship } from '@sangamam/contract/orders/participants/participant';
import { useEffect } from 'react';
import { useFormState, useWatch } from 'react-hook-form';

import { fieldLabels } from '#phrases/domain/person-field-labels.ts';
import { relationshipNames } from '#phrases/domain/person-names.ts';
import * as phrases from '#phrases/orders/family/participant-form.ts';
import { FormDateOfBirth, FormSelect, FormText } from '#web/ui/form/form-fields.tsx';
import { FieldRow } from '#web/ui/form/form.tsx';

import { InLawFamilyName, isInLaw, useInLawFamilyName } from './in-law-family-name.tsx';
import { LastNameField } from './last-name.tsx';
import { MaritalStatusField } from './marital-status.tsx';
import { ParishField } from './parish-field.tsx';
import type {
  FamilyLastNames,
  FamilyNames,
  ParticipantAppForm,
  ParticipantFormLists,
} from './participant-form-types.ts';
import { useRevalidate } from './use-revalidate.ts';

/** What is asked of everybody: name, relationship, date of birth, marital status; of a spouse the parish, too. */
export function AboutSection({
  form,
  isSelf,
  relationships,
  lastNames,
  familyNames,
  parishes,
}: {
  form: ParticipantAppForm;
  isSelf: boolean;
  relationships: readonly Relationship[];
  lastNames: FamilyLastNames;
  /** For a new person. */
  familyNames?: FamilyNames | undefined;
  parishes: ParticipantFormLists['parishes'];
}) {
  const { control } = form;
  const recheck = useRevalidate(form);
  const { errors } = useFormState({ control, name: 'firstName' });
  const relationship = useWatch({ control, name: 'relationShip' });
  useInLawFamilyName(form, familyNames);
  const ofSiblings = lastNames.ofSiblings(relationship);
  useEffect(() => {
    if (ofSiblings !== undefined && form.getValues('lastName') === '')
      form.setValue('lastName', ofSiblings, { shouldDirty: true, shouldValidate: true });
  }, [form, ofSiblings]);
  return (
    <>
      <FieldRow>
        <FormText
          control={control}
          name="firstName"
          label={fieldLabels.firstName}
          // The sentence of the error does not say what to do.
          description={errors.firstName && phrases.shortFirstName}
          autoComplete="off"
        />
        <LastNameField form={form} lastNames={lastNames.offered} />
      </FieldRow>
      <FormSelect
        control={control}
        name="relationShip"
        label={phrases.relationship}
        description={isSelf ? undefined : phrases.relationshipHint}
        placeholder={phrases.choose}
        disabled={isSelf}
        options={relationships.map((one) => ({ value: one, label: relationshipNames[one] }))}
        onChanged={() => recheck('parishInKerala')}
      />
      {isInLaw(relationship) && <InLawFamilyName form={form} names={familyNames} />}
      <FormDateOfBirth control={control} years={{ youngest: isSelf ? 18 : 0, oldest: 99 }} />
      <MaritalStatusField form={form} />
      {relationship === 'SPOUSE' && <ParishField form={form} parishes={parishes} />}
    </>
  );
}
