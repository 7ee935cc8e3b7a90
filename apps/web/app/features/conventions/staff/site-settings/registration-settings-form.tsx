import type { RegistrationSettings } from '@sangamam/contract/orders/reminders/registration-settings';
import type { AdminSettings } from '@sangamam/contract/conventions/reference-data/reference-drafts';
import { registrationSettingsForm } from '@sangamam/contract/conventions/reference-data/reference-forms';

import * as phrases from '#phrases/conventions/staff/site-settings.ts';
import { FormText, SubmitButton } from '#web/ui/form/form-fields.tsx';
import { FieldRow, Form, FormActions, FormSection } from '#web/ui/form/form.tsx';
import { useAppForm } from '#web/ui/form/use-app-form.ts';
import { useRevision } from '#web/ui/form/newer-version/use-revision.tsx';
import { showToast } from '#web/ui/feedback/toast/toast.ts';

import { useUpdateRegistrationSettings } from './api.ts';

/** Reminders and expiry of unfinished registrations, of changes that are not paid, and of offers to wait lists. */
export function RegistrationSettingsForm({ stored }: { stored: AdminSettings['registrations'] }) {
  const form = useAppForm({ schema: registrationSettingsForm, defaultValues: fromWire(stored) });
  const { revision, setRevision, newerVersion } = useRevision(form, stored, fromWire);
  const save = useUpdateRegistrationSettings(revision);
  return (
    <Form
      form={form}
      headsBeside
      label={phrases.unfinishedRegistrations}
      errorTitle={phrases.saveFailed}
      onSubmit={async (draft) => {
        const { registrations } = await save.mutateAsync(draft);
        form.reset(fromWire(registrations));
        setRevision(registrations.revision);
        showToast({ message: phrases.saved });
      }}
    >
      {newerVersion}
      <FormSection title={phrases.unfinishedRegistrations} description={phrases.remindersHint}>
        <FieldRow>
          <FormText
            control={form.control}
            name="remindAfterDays"
            label={phrases.remindAfterDays}
            inputMode="numeric"
            autoComplete="off"
          />
          <FormText
            control={form.control}
            name="expireAfterDays"
            label={phrases.expireAfterDays}
            inputMode="numeric"
            autoComplete="off"
          />
        </FieldRow>
      </FormSection>
      <FormSection title={phrases.unpaidChanges} description={phrases.unpaidChangesHint}>
        <FieldRow keepsColumns>
          <FormText
            control={form.control}
            name="unpaidChangeDays"
            label={phrases.unpaidChangeDays}
            inputMode="numeric"
            autoComplete="off"
          />
        </FieldRow>
      </FormSection>
      <FormSection title={phrases.waitLists} description={phrases.waitListsHint}>
        <FieldRow keepsColumns>
          <FormText
            control={form.control}
            name="waitListHours"
            label={phrases.waitListHours}
            inputMode="numeric"
            autoComplete="off"
          />
        </FieldRow>
      </FormSection>
      <FormActions>
        <SubmitButton>{phrases.saveReminders}</SubmitButton>
      </FormActions>
    </Form>
  );
}

function fromWire({
  remindAfterDays,
  expireAfterDays,
  unpaidChangeDays,
  waitListHours,
}: RegistrationSettings) {
  return {
    remindAfterDays: String(remindAfterDays),
    expireAfterDays: String(expireAfterDays),
    unpaidChangeDays: String(unpaidChangeDays),
    waitListHours: String(waitListHours),
  };
}
