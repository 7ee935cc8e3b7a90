import { useListParams } from '#web/ui/data/data-table/use-list-params.ts';
import { Loaded } from '#web/ui/feedback/loaded/loaded.tsx';
import { Stack } from '#web/ui/layout/page/page.tsx';
import { useReminderSchedule } from './api.ts';
import { usePlannedPage } from './planned-reminders.tsx';
import { ReminderPreview } from './reminder-preview.tsx';
import { ScheduleForm } from './schedule-form.tsx';

/** The treasurer's schedule of payment reminders, and what it leads to. */
export function RemindersView() {
  // Asked at once with the schedule, which it is shown below.
  usePlannedPage(useListParams());
  return (
    <Loaded query={useReminderSchedule()}>
      {(stored) => (
        <Stack gap="lg">
          <ScheduleForm stored={stored} />
          <ReminderPreview enabled={stored.enabled} />
        </Stack>
      )}
    </Loaded>
  );
}
