import { shortDate } from '@sangamam/contract/fields/dates/short-date';
import type { UnremindedFamily } from '@sangamam/contract/collection/reminders/reminder-endpoints';

import * as phrases from '#phrases/collection/staff/reminders.ts';
import { DataTable, type Column } from '#web/ui/data/data-table/data-table.tsx';
import type { ListParams } from '#web/ui/data/data-table/use-list-params.ts';
import { EmptyState } from '#web/ui/feedback/empty-state/empty-state.tsx';
import { Loaded } from '#web/ui/feedback/loaded/loaded.tsx';

import styles from './reminders.module.css';
import { useUnreminded } from './api.ts';
import { dueColumn, familyColumn, openColumn } from './unpaid-columns.tsx';

/** Who owes something and gets no reminder today or in the next two weeks, and why. */
export function UnremindedFamilies({ params }: { params: ListParams }) {
  const query = useUnreminded({ page: String(params.page) });
  return (
    <Loaded query={query}>
      {({ docs, total, totalPages }) => (
        <>
          <p className={styles['clock']}>{phrases.unremindedCount(total)}</p>
          <DataTable
            caption={phrases.withoutReminder}
            columns={columns}
            rows={docs}
            rowKey={({ orderId }) => orderId}
            params={params}
            totalPages={totalPages}
            loading={query.isFetching}
            empty={
              <EmptyState title={phrases.nobody}>
                <p>{phrases.everyoneGetsOne}</p>
              </EmptyState>
            }
          />
        </>
      )}
    </Loaded>
  );
}

const columns: readonly Column<UnremindedFamily>[] = [
  familyColumn,
  openColumn,
  dueColumn,
  {
    key: 'why',
    header: phrases.why,
    cell: ({ reason, next, conventionName }) => (
      <div>
        {next === null ? phrases.noReminderTexts[reason] : phrases.nextOneOn({ day: shortDate(next) })}
        <span className={styles['sub']}>{conventionName}</span>
      </div>
    ),
  },
];
