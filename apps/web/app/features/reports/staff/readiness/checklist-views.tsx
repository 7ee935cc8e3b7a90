import * as phrases from '#phrases/domain/checklist-reminders.ts';
import { useListParams } from '#web/ui/data/data-table/use-list-params.ts';
import { ViewChips } from '#web/ui/data/view-chips/view-chips.tsx';
import { Stack } from '#web/ui/layout/page/page.tsx';

import { ChecklistTable } from './checklist-table.tsx';
import { ChecklistReminders } from '../checklist-reminders/checklist-reminders.tsx';

/** The checklists and, for who may write to families, their weekly reminders. The address says which. */
export function ChecklistViews({ linked, reminds }: { linked: boolean; reminds: boolean }) {
  const params = useListParams();
  if (!reminds) return <ChecklistTable linked={linked} />;
  const convention = params.filter('conventionId');
  const isReminders = params.filter('list') === 'reminders';
  return (
    <Stack>
      <ViewChips
        label={phrases.views}
        parameter="list"
        current={isReminders ? 'reminders' : ''}
        also={convention && `conventionId=${encodeURIComponent(convention)}`}
        chips={[
          { value: '', label: phrases.families, sum: undefined },
          { value: 'reminders', label: phrases.weeklyReminders, sum: undefined },
        ]}
      />
      {isReminders ? <ChecklistReminders params={params} /> : <ChecklistTable linked={linked} />}
    </Stack>
  );
}
