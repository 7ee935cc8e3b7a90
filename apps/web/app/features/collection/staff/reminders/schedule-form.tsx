import type { AdminReminderSchedule } from '@sangamam/contract/collection/reminders/reminder-endpoints';
import { reminderScheduleForm, typedSchedule } from '@sangamam/contract/collection/reminders/reminder-form';

import * as phrases from '#phrases/collection/staff/reminders.ts';
import { showToast } from '#web/ui/feedback/toast/toast.ts';
import { FormCheckbox, FormText, SubmitButton } from '#web/ui/form/form-fields.tsx';
import { FieldRow, Form, FormActions, FormSection } from '#web/ui/form/form.tsx';
import { useRevision } from '#web/ui/form/newer-version/use-revision.tsx';
import { useAppForm } from '#web/ui/form/use-app-form.ts';

import { useUpdateReminderSchedule } from './api.ts';

/** On or off, and the days on which families are reminded. */
export function ScheduleForm({ stored }: { stored: AdminReminderSchedule }) {
  const form = useAppForm({ schema: reminderScheduleForm, defaultValues: typedSchedule(stored) });
  const { revision, setRevision, newerVersion } = useRevision(form, stored, typedSchedule);
  const save = useUpdateReminderSchedule(revision);
  return (
    <Form
      form={form}
      label={phrases.schedule}
      errorTitle={phrases.scheduleWasNotSaved}
      onSubmit={async (schedule) => {
        const saved = await save.mutateAsync(schedule);
        form.reset(typedSchedule(saved));
        setRevision(saved.revision);
        showToast({ message: phrases.scheduleIsSaved });
      }}
    >
      {newerVersion}
      <FormSection title={phrases.schedule} description={phrases.scheduleDescription}>
        <FormCheckbox control={form.control} name="enabled" label={phrases.sendReminders} />
        <FieldRow>
          <FormText
            control={form.control}
            name="daysBefore"
            label={phrases.daysBefore}
            description={phrases.daysBeforeHint}
            autoComplete="off"
          />
          <FormText
            control={form.control}
            name="daysAfter"
            label={phrases.daysAfter}
            description={phrases.daysAfterHint}
            autoComplete="off"
          />
        </FieldRow>
      </FormSection>
      <FormActions>
        <SubmitButton>{phrases.saveSchedule}</SubmitButton>
      </FormActions>
    </Form>
  );
}
