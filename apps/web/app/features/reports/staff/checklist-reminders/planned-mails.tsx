import { shortDate } from '@sangamam/contract/fields/dates/short-date';
import type { PlannedChecklistReminder } from '@sangamam/contract/reports/checklist-reminders/checklist-reminder-endpoints';

import * as phrases from '#phrases/domain/checklist-reminders.ts';
import { topicNames } from '#web/domain/readiness/readiness-words.ts';
import { DataTable, type Column } from '#web/ui/data/data-table/data-table.tsx';
import type { ListParams } from '#web/ui/data/data-table/use-list-params.ts';
import { EmptyState } from '#web/ui/feedback/empty-state/empty-state.tsx';
import { Loaded } from '#web/ui/feedback/loaded/loaded.tsx';

import { usePlannedChecklistReminders } from '../readiness/api.ts';
import styles from '../readiness/checklist-table.module.css';
import { familyColumn } from './family-column.tsx';

/** Who would get a mail, on which day and why. */
export function PlannedMails({
  conventionId,
  search,
  params,
}: {
  conventionId: string;
  search: string;
  params: ListParams;
}) {
  const query = usePlannedChecklistReminders({ conventionId, search, page: params.page });
  return (
    <Loaded query={query}>
      {({ docs, total, totalPages }) => (
        <section className={styles['part']}>
          <h2>{phrases.whoGetsOne}</h2>
          {total > 0 && <p>{phrases.plannedCount(total)}</p>}
          <DataTable
            caption={phrases.whoGetsOne}
            columns={columns}
            rows={docs}
            rowKey={({ orderId }) => orderId}
            params={params}
            totalPages={totalPages}
            loading={query.isFetching}
            empty={
              <EmptyState title={phrases.nobody}>
                <p>{search === '' ? phrases.nobodyText : phrases.nobodyMatches}</p>
              </EmptyState>
            }
          />
        </section>
      )}
    </Loaded>
  );
}

const columns: readonly Column<PlannedChecklistReminder>[] = [
  familyColumn,
  {
    key: 'day',
    header: phrases.day,
    cell: ({ day, lastSent }) => (
      <div>
        {shortDate(day)}
        <span className={styles['number']}>
          {lastSent === null ? phrases.firstOne : phrases.lastOneOn({ day: shortDate(lastSent) })}
        </span>
      </div>
    ),
  },
  {
    key: 'why',
    header: phrases.why,
    cell: ({ items }) => (
      <ul className={styles['tasks']}>
        {items.map(({ topic, by }) => (
          <li key={topic}>
            {by === null
              ? topicNames[topic]
              : phrases.taskBy({ task: topicNames[topic], day: shortDate(by) })}
          </li>
        ))}
      </ul>
    ),
  },
];
