import type { ConventionConfiguration } from '@sangamam/contract/conventions/configuration/convention-configuration';
import { conventionForm } from '@sangamam/contract/conventions/configuration/configuration-forms';

import * as phrases from '#phrases/conventions/staff/convention-form.ts';
import { useFormDraft } from '#web/lib/forms/form-draft.ts';
import { FormCheckbox, FormSelect, FormText, SubmitButton } from '#web/ui/form/form-fields.tsx';
import { FieldRow, Form, FormActions, FormSection } from '#web/ui/form/form.tsx';
import { useAppForm } from '#web/ui/form/use-app-form.ts';
import { useRevision } from '#web/ui/form/newer-version/use-revision.tsx';
import type { Option } from '#web/ui/form/field/select-field.tsx';

import { useSaveConvention } from '../api.ts';
import { BannerField, type MediaPicker } from './banner-field.tsx';
import { CancellationFields } from './cancellation-fields.tsx';
import { conventionFromWire, emptyConvention } from './convention-form-values.ts';
import { FamilyChangesFields } from './family-changes-fields.tsx';
import { MealFields } from './meal-fields.tsx';
import { TreasurersSection } from './treasurers-section.tsx';

/** Time zones of North America by the city that names them, from east to west. */
const zones: readonly Option[] = [
  { value: 'America/St_Johns', label: phrases.newfoundlandStJohns },
  { value: 'America/Halifax', label: phrases.atlanticHalifax },
  { value: 'America/New_York', label: phrases.easternNewYorkOrlando },
  { value: 'America/Toronto', label: phrases.easternToronto },
  { value: 'America/Chicago', label: phrases.centralChicagoHouston },
  { value: 'America/Winnipeg', label: phrases.centralWinnipeg },
  { value: 'America/Denver', label: phrases.mountainDenver },
  { value: 'America/Edmonton', label: phrases.mountainEdmonton },
  { value: 'America/Phoenix', label: phrases.arizonaPhoenix },
  { value: 'America/Los_Angeles', label: phrases.pacificLosAngeles },
  { value: 'America/Vancouver', label: phrases.pacificVancouver },
  { value: 'America/Anchorage', label: phrases.alaskaAnchorage },
  { value: 'Pacific/Honolulu', label: phrases.hawaiiHonolulu },
];

/** What there is to choose, with the stored one where it is another. */
function timeZoneOptions(stored: string): readonly Option[] {
  return zones.some(({ value }) => value === stored) ? zones : [...zones, { value: stored, label: stored }];
}

/** The facts of a convention for families, payers and pages. Without `convention` it creates one. */
export function ConventionForm({
  convention,
  MediaPicker,
  onSaved,
}: {
  convention?: ConventionConfiguration;
  MediaPicker: MediaPicker;
  onSaved: (convention: ConventionConfiguration) => void;
}) {
  const form = useAppForm({
    schema: conventionForm,
    defaultValues: convention ? conventionFromWire(convention) : emptyConvention,
  });
  const { revision, setRevision, newerVersion } = useRevision(form, convention, conventionFromWire);
  const forget = useFormDraft(form, `convention.${convention?._id ?? 'new'}.${revision ?? 0}`);
  const save = useSaveConvention(convention && { id: convention._id, revision: revision ?? 0 });
  const { control } = form;
  return (
    <Form
      form={form}
      label={phrases.convention}
      errorTitle={phrases.saveFailed}
      onSubmit={async (draft) => {
        const saved = await save.mutateAsync(draft);
        forget();
        setRevision(saved.revision);
        onSaved(saved);
      }}
    >
      {newerVersion}
      <FormText control={control} name="name" label={phrases.name} autoComplete="off" maxLength={120} />
      <FormText
        control={control}
        name="location"
        label={phrases.place}
        description={phrases.locationHint}
        autoComplete="off"
        maxLength={200}
      />
      <FormSection title={phrases.dates} description={phrases.datesHint}>
        <FieldRow>
          <FormText control={control} name="startDate" label={phrases.firstDay} type="date" />
          <FormText control={control} name="endDate" label={phrases.lastDay} type="date" />
        </FieldRow>
        <FieldRow>
          <FormText
            control={control}
            name="conventionDeadline"
            label={phrases.lastDayToRegister}
            type="date"
          />
          <FormSelect
            control={control}
            name="timeZone"
            label={phrases.timeZone}
            options={timeZoneOptions(convention?.timeZone ?? emptyConvention.timeZone)}
          />
        </FieldRow>
        <FormCheckbox
          control={control}
          name="earlyBirdStatus"
          label={phrases.earlyBird}
          description={phrases.earlyBirdHint}
        />
        <FormText control={control} name="earlyBirdDate" label={phrases.earlyBirdDate} type="date" optional />
      </FormSection>
      <FormSection title={phrases.whatFamiliesSee}>
        <FormCheckbox
          control={control}
          name="active"
          label={phrases.showThisConvention}
          description={phrases.publishedHint}
        />
        <FormCheckbox
          control={control}
          name="participantDisplay"
          label={phrases.publishTheParticipantList}
          description={phrases.participantListHint}
        />
        <FormCheckbox control={control} name="uploadFamilyPicture" label={phrases.familyPicturesLabel} />
        <FormText
          control={control}
          name="custodianConsentUrl"
          label={phrases.consentFormForMinors}
          optional
          description={phrases.consentFormHint}
          autoComplete="off"
        />
        <BannerField control={control} MediaPicker={MediaPicker} />
      </FormSection>
      <CancellationFields control={control} />
      <FamilyChangesFields control={control} />
      <MealFields control={control} />
      <TreasurersSection control={control} convention={convention} />
      <FormActions>
        <SubmitButton>{convention ? phrases.save : phrases.createTheConvention}</SubmitButton>
      </FormActions>
    </Form>
  );
}
