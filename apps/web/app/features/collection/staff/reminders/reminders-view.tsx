import { useListParams } from '#web/ui/data/data-table/use-list-params.ts';
import { Loaded } from '#web/ui/feedback/loaded/loaded.tsx';
import { Stack } from '#web/ui/layout/page/page.tsx';
import * as phrases from '#phrases/collection/staff/reminders.ts';
import { Callout } from '#web/ui/feedback/callout/callout.tsx';
import { SumChips } from '#web/features/ledger/staff/payments/sum-chips.tsx';

import { useReminderSchedule } from './api.ts';
import { usePlannedPage, PlannedReminders } from './planned-reminders.tsx';
import { ScheduleForm } from './schedule-form.tsx';
import styles from './reminders.module.css';
import { UnremindedFamilies } from './unreminded-families.tsx';

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

/** What the schedule leads to: who gets a reminder, or who owes something and gets none. The address says which. */
function ReminderPreview({ enabled }: { enabled: boolean }) {
  const params = useListParams();
  const isUnreminded = params.filter('list') === 'none';
  return (
    <section className={styles['part']} aria-labelledby="planned">
      <h2 id="planned" className={styles['heading']}>
        {phrases.nextTwoWeeks}
      </h2>
      {!enabled && <Callout tone="info">{phrases.remindersAreOff}</Callout>}
      <SumChips
        label={phrases.nextTwoWeeks}
        parameter="list"
        current={isUnreminded ? 'none' : ''}
        chips={[
          { value: '', label: phrases.whoGetsOne, totals: undefined },
          { value: 'none', label: phrases.whoGetsNone, totals: undefined },
        ]}
      />
      {!isUnreminded && <p className={styles['clock']}>{phrases.nothingIsSent}</p>}
      {isUnreminded ? <UnremindedFamilies params={params} /> : <PlannedReminders params={params} />}
    </section>
  );
}
