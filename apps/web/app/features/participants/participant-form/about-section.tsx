import { maritalStatusChoices } from '@sangamam/contract/fields/person-enumerations';
import { relationshipNames, type Relationship } from '@sangamam/contract/orders/participants/participant';

import * as phrases from '#phrases/participants/participant-form.ts';
import { FormDateOfBirth, FormSelect, FormText } from '#web/ui/form/form-fields.tsx';
import { FieldRow, FormSection } from '#web/ui/form/form.tsx';
import { guessMaritalStatus } from './guess-marital-status.ts';
import type { ParticipantAppForm } from './participant-form-types.ts';
import { useRevalidate } from './use-revalidate.ts';

/** Names, relationship, marital status and date of birth. */
export function AboutSection({
  form,
  isSelf,
  relationships,
}: {
  form: ParticipantAppForm;
  isSelf: boolean;
  relationships: readonly Relationship[];
}) {
  const { control } = form;
  const recheck = useRevalidate(form);
  /** Fills in what can be assumed; the person sees it and can change it before saving. */
  const guess = () => {
    const status = guessMaritalStatus(form.getValues());
    if (status) form.setValue('maritalStatus', status, { shouldDirty: true, shouldValidate: true });
  };
  return (
    <FormSection title={phrases.auditEntriesAbout}>
      <FieldRow>
        <FormText control={control} name="firstName" label={phrases.firstName} autoComplete="off" />
        <FormText control={control} name="lastName" label={phrases.lastName} autoComplete="off" />
      </FieldRow>
      <FormText control={control} name="familyName" label={phrases.familyName} autoComplete="off" />
      <FieldRow>
        <FormSelect
          control={control}
          name="relationShip"
          label={phrases.relationship}
          placeholder={phrases.choose}
          disabled={isSelf}
          options={relationships.map((one) => ({ value: one, label: relationshipNames[one] }))}
          onChanged={() => {
            recheck('parishInKerala');
            guess();
          }}
        />
        <FormSelect
          control={control}
          name="maritalStatus"
          label={phrases.maritalStatus}
          placeholder={phrases.choose}
          options={Object.entries(maritalStatusChoices).map(([value, label]) => ({ value, label }))}
        />
      </FieldRow>
      <FormDateOfBirth
        control={control}
        years={{ youngest: isSelf ? 18 : 0, oldest: 99 }}
        onChanged={guess}
      />
    </FormSection>
  );
}
