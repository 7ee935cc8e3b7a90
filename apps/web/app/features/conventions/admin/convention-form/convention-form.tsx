import type { ConventionSetUp } from '@sangamam/contract/conventions/admin/convention-configuration';
import { conventionForm } from '@sangamam/contract/conventions/admin/configuration-forms';
import { useState } from 'react';

import { useFormDraft } from '#web/lib/forms/form-draft.ts';
import { FormCheckbox, FormSelect, FormText, SubmitButton } from '#web/ui/form/form-fields.tsx';
import { FieldRow, Form, FormActions, FormSection } from '#web/ui/form/form.tsx';
import { useAppForm } from '#web/ui/form/use-app-form.ts';
import { NewerVersion } from '#web/ui/form/newer-version/newer-version.tsx';
import { useSaveConvention } from '../api/save-convention.ts';
import { BannerField, type MediaPicker } from './banner-field.tsx';
import { conventionFromWire, emptyConvention } from './convention-form-values.ts';
import { timeZoneOptions } from './time-zones.ts';
import { TreasurerFields } from './treasurer-fields.tsx';

/** Everything about a convention that families, payers and pages need to know. Without `convention` it prepares one. */
export function ConventionForm({
  convention,
  MediaPicker,
  onSaved,
}: {
  convention?: ConventionSetUp;
  MediaPicker: MediaPicker;
  onSaved: (convention: ConventionSetUp) => void;
}) {
  const [revision, setRevision] = useState(convention?.revision);
  const form = useAppForm({
    schema: conventionForm,
    defaultValues: convention ? conventionFromWire(convention) : emptyConvention,
  });
  const forget = useFormDraft(form, `convention.${convention?._id ?? 'new'}.${revision ?? 0}`);
  const save = useSaveConvention(convention && { id: convention._id, revision: revision ?? 0 });
  const { control } = form;
  return (
    <Form
      form={form}
      label="Convention"
      errorTitle="The convention was not saved"
      onSubmit={async (draft) => {
        const saved = await save.mutateAsync(draft);
        forget();
        setRevision(saved.revision);
        onSaved(saved);
      }}
    >
      <NewerVersion
        form={form}
        stored={convention}
        revision={revision}
        valuesOf={conventionFromWire}
        onShown={(newer) => setRevision(newer.revision)}
      />
      <FormText control={control} name="name" label="Name" autoComplete="off" maxLength={120} />
      <FormText
        control={control}
        name="location"
        label="Place"
        description="As families read it, such as Orlando, Florida."
        autoComplete="off"
        maxLength={200}
      />
      <FormSection
        title="Dates"
        description="Every date is counted in the convention's own time zone. After the last day to register nobody can start or send a registration."
      >
        <FieldRow>
          <FormText control={control} name="startDate" label="First day" type="date" />
          <FormText control={control} name="endDate" label="Last day" type="date" />
        </FieldRow>
        <FieldRow>
          <FormText control={control} name="conventionDeadline" label="Last day to register" type="date" />
          <FormSelect
            control={control}
            name="timeZone"
            label="Time zone"
            options={timeZoneOptions(convention?.timeZone ?? emptyConvention.timeZone)}
          />
        </FieldRow>
        <FormCheckbox
          control={control}
          name="earlyBirdStatus"
          label="Early bird"
          description="Offers that follow the early bird hold while it is on, up to its last day."
        />
        <FormText
          control={control}
          name="earlyBirdDate"
          label="Last day of the early bird"
          type="date"
          optional
        />
      </FormSection>
      <FormSection title="What families see">
        <FormCheckbox
          control={control}
          name="active"
          label="Show this convention"
          description="It is in lists and on My Account. Opening registration shows it by itself."
        />
        <FormCheckbox
          control={control}
          name="participantDisplay"
          label="Publish the participant list"
          description="Adults of confirmed registrations who have not opted out. Never minors."
        />
        <FormCheckbox
          control={control}
          name="uploadFamilyPicture"
          label="Families may send their family picture"
        />
        <FormText
          control={control}
          name="custodianConsentUrl"
          label="Consent form for minors"
          optional
          description="Where families find the form: an address that begins with https:// or with /."
          autoComplete="off"
        />
        <BannerField control={control} MediaPicker={MediaPicker} />
      </FormSection>
      <div id="treasurer">
        <TreasurerFields control={control} stored={convention?.treasurer?.mobile.countryCode} />
      </div>
      <FormActions>
        <SubmitButton>{convention ? 'Save' : 'Prepare the convention'}</SubmitButton>
      </FormActions>
    </Form>
  );
}
