import type { RegistrationSettings } from '@sangamam/contract/orders/reminders/registration-settings';
import type { DeskSettings } from '@sangamam/contract/reference-data/admin/reference-drafts';
import { registrationSettingsForm } from '@sangamam/contract/reference-data/admin/reference-forms';

import { useState } from 'react';

import { FormText, SubmitButton } from '#web/ui/form/form-fields.tsx';
import { FieldRow, Form, FormActions, FormSection } from '#web/ui/form/form.tsx';
import { useAppForm } from '#web/ui/form/use-app-form.ts';
import { NewerVersion } from '#web/ui/form/newer-version/newer-version.tsx';
import { showToast } from '#web/ui/feedback/toast/toast.ts';
import { useUpdateRegistrationSettings } from './api/settings.ts';

/** What becomes of registrations that a family leaves unfinished. */
export function RegistrationSettingsForm({ stored }: { stored: DeskSettings['registrations'] }) {
  const form = useAppForm({ schema: registrationSettingsForm, defaultValues: fromWire(stored) });
  const [revision, setRevision] = useState(stored.revision);
  const save = useUpdateRegistrationSettings(revision);
  return (
    <Form
      form={form}
      label="Unfinished registrations"
      errorTitle="The settings were not saved"
      onSubmit={async (draft) => {
        const { registrations } = await save.mutateAsync(draft);
        form.reset(fromWire(registrations));
        setRevision(registrations.revision);
        showToast({ message: 'The settings are saved' });
      }}
    >
      <NewerVersion
        form={form}
        stored={stored}
        revision={revision}
        valuesOf={fromWire}
        onShown={(newer) => setRevision(newer.revision)}
      />
      <FormSection
        title="Unfinished registrations"
        description="Days since the family's last change. One reminder goes out; without an answer the registration expires, and the family can start again."
      >
        <FieldRow>
          <FormText
            control={form.control}
            name="remindAfterDays"
            label="Remind after days"
            inputMode="numeric"
            autoComplete="off"
          />
          <FormText
            control={form.control}
            name="expireAfterDays"
            label="Expire after days"
            inputMode="numeric"
            autoComplete="off"
          />
        </FieldRow>
      </FormSection>
      <FormActions>
        <SubmitButton>Save reminders</SubmitButton>
      </FormActions>
    </Form>
  );
}

function fromWire({ remindAfterDays, expireAfterDays }: RegistrationSettings) {
  return { remindAfterDays: String(remindAfterDays), expireAfterDays: String(expireAfterDays) };
}
