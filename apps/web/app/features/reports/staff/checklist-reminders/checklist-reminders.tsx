import { consentsApartFrom } from '@sangamam/contract/reports/checklist-reminders/checklist-reminder';
import { previewChecklistReminders } from '@sangamam/contract/reports/checklist-reminders/checklist-reminder-endpoints';

import * as phrases from '#phrases/domain/checklist-reminders.ts';
import type { ListParams } from '#web/ui/data/data-table/use-list-params.ts';
import { ListFilters } from '#web/ui/data/data-table/list-filters.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state/empty-state.tsx';
import { Loaded } from '#web/ui/feedback/loaded/loaded.tsx';
import { Stack } from '#web/ui/layout/page/page.tsx';
import { useChecklistReminders } from '../readiness/api.ts';
import { FamiliesWithoutMail } from './families-without-mail.tsx';
import { PlannedMails } from './planned-mails.tsx';
import { ReminderSwitch } from './reminder-switch.tsx';

/** The weekly reminders of the convention in the address: the switch, and who would get what and why. */
export function ChecklistReminders({ params }: { params: ListParams }) {
  const { data: conventionId } = previewChecklistReminders.params.shape.conventionId.safeParse(
    params.filter('conventionId'),
  );
  if (conventionId === undefined)
    return (
      <EmptyState title={phrases.chooseOneConvention}>
        <p>{phrases.switchedPerConvention}</p>
      </EmptyState>
    );
  const search = params.filter('search').trim().slice(0, 100);
  return (
    <Stack>
      <p>{phrases.intro({ days: consentsApartFrom })}</p>
      <OfConvention key={conventionId} conventionId={conventionId} />
      <ListFilters params={params} searchLabel={phrases.searchLabel} count={undefined} />
      <PlannedMails conventionId={conventionId} search={search} params={params} />
      <FamiliesWithoutMail
        key={`without ${conventionId} ${search}`}
        conventionId={conventionId}
        search={search}
      />
    </Stack>
  );
}

function OfConvention({ conventionId }: { conventionId: string }) {
  return (
    <Loaded query={useChecklistReminders(conventionId)}>
      {({ enabled }) => <ReminderSwitch conventionId={conventionId} enabled={enabled} />}
    </Loaded>
  );
}
