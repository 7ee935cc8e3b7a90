import * as phrases from '#phrases/collection/staff/reminders.ts';
import { useListParams } from '#web/ui/data/data-table/use-list-params.ts';
import { Callout } from '#web/ui/feedback/callout/callout.tsx';
import styles from './reminders.module.css';
import { SumChips } from '#web/features/ledger/staff/payments/sum-chips.tsx';
import { PlannedReminders } from './planned-reminders.tsx';
import { UnremindedFamilies } from './unreminded-families.tsx';

/** What the schedule leads to: who gets a reminder, or who owes something and gets none. The address says which. */
export function ReminderPreview({ enabled }: { enabled: boolean }) {
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
      {isUnreminded ? <UnremindedFamilies params={params} /> : <PlannedReminders params={params} />}
    </section>
  );
}
