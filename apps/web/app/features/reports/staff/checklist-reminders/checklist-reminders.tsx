import { useState } from 'react';

import { consentsApartFrom } from '@sangamam/contract/reports/checklist-reminders/checklist-reminder';
import {
  previewChecklistReminders,
  type FamilyWithoutReminder,
} from '@sangamam/contract/reports/checklist-reminders/checklist-reminder-endpoints';

import * as phrases from '#phrases/domain/checklist-reminders.ts';
import type { ListParams } from '#web/ui/data/data-table/use-list-params.ts';
import { ListFilters } from '#web/ui/data/data-table/list-filters.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state/empty-state.tsx';
import { Loaded } from '#web/ui/feedback/loaded/loaded.tsx';
import { Stack } from '#web/ui/layout/page/page.tsx';
import { Callout } from '#web/ui/feedback/callout/callout.tsx';
import { ConfirmDialog } from '#web/ui/feedback/dialog/confirm-dialog.tsx';
import { showToast } from '#web/ui/feedback/toast/toast.ts';
import { Button } from '#web/ui/primitives/button/button.tsx';
import { DataTable, type Column } from '#web/ui/data/data-table/data-table.tsx';
import { Pager } from '#web/ui/data/pager/pager.tsx';

import {
  useChecklistReminders,
  useSwitchChecklistReminders,
  useFamiliesWithoutReminder,
} from '../readiness/api.ts';
import { PlannedMails } from './planned-mails.tsx';
import { familyColumn } from './family-column.tsx';

import styles from '../readiness/checklist-table.module.css';

/** Who would get no mail, and why; nothing where everybody gets one. */
function FamiliesWithoutMail({ conventionId, search }: { conventionId: string; search: string }) {
  const [page, setPage] = useState(1);
  const query = useFamiliesWithoutReminder({ conventionId, search, page });
  return (
    <Loaded query={query}>
      {({ docs, total, totalPages }) =>
        total === 0 ? null : (
          <section className={styles['part']}>
            <h2>{phrases.whoGetsNone}</h2>
            <p>{phrases.withoutCount(total)}</p>
            <DataTable
              caption={phrases.whoGetsNone}
              columns={columns}
              rows={docs}
              rowKey={({ orderId }) => orderId}
              loading={query.isFetching}
              empty={null}
            />
            {totalPages > 1 && (
              <Pager page={page} totalPages={totalPages} onPage={setPage} label={phrases.withoutMailPages} />
            )}
          </section>
        )
      }
    </Loaded>
  );
}

const columns: readonly Column<FamilyWithoutReminder>[] = [
  familyColumn,
  { key: 'why', header: phrases.why, cell: ({ reason }) => phrases.noReminderReasons[reason] },
];

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

/** Says whether the reminders are on, and switches them after a question. */
function ReminderSwitch({ conventionId, enabled }: { conventionId: string; enabled: boolean }) {
  const [asked, setAsked] = useState(false);
  const change = useSwitchChecklistReminders(conventionId);
  const confirm = async () => {
    const saved = await change.mutateAsync(!enabled);
    showToast({ message: saved.enabled ? phrases.areNowOn : phrases.areNowOff });
  };
  return (
    <>
      <Callout tone="info">{enabled ? phrases.remindersOnText : phrases.remindersOffText}</Callout>
      <div className={styles['switch']}>
        <Button variant={enabled ? 'secondary' : 'primary'} onClick={() => setAsked(true)}>
          {enabled ? phrases.switchOff : phrases.switchOn}
        </Button>
      </div>
      <ConfirmDialog
        opened={asked}
        onClose={() => setAsked(false)}
        title={enabled ? phrases.switchOffQuestion : phrases.switchOnQuestion}
        confirmLabel={enabled ? phrases.switchOff : phrases.switchOn}
        tone="primary"
        onConfirm={confirm}
      >
        <p>{enabled ? phrases.turnOffText : phrases.turnOnText}</p>
      </ConfirmDialog>
    </>
  );
}
