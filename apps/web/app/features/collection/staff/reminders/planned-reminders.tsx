import { shortDate } from '@sangamam/contract/fields/dates/short-date';
import {
  previewReminders,
  type PlannedReminder,
} from '@sangamam/contract/collection/reminders/reminder-endpoints';

import * as phrases from '#phrases/collection/staff/reminders.ts';
import type { Column } from '#web/ui/data/data-table/data-table.tsx';
import { listQuery } from '#web/ui/data/data-table/list-query.ts';
import { FilteredTable } from '#web/ui/data/data-table/filtered-table.tsx';
import type { ListParams } from '#web/ui/data/data-table/use-list-params.ts';

import styles from './reminders.module.css';
import { usePlannedReminders } from './api.ts';
import { noneFound } from './none-found.ts';
import { dueColumn, familyColumn, openColumn } from './unpaid-columns.tsx';

/** The page of them that the address names. */
export function usePlannedPage(params: ListParams) {
  return usePlannedReminders(listQuery(previewReminders.query, params));
}

/** Who would be reminded today and in the next two weeks, and why. */
export function PlannedReminders({ params }: { params: ListParams }) {
  const query = usePlannedPage(params);
  return (
    <FilteredTable
      caption={phrases.remindersAhead}
      columns={columns}
      rowKey={({ orderId, dueDate, step }) => [orderId, dueDate, step].join(' ')}
      params={params}
      query={query}
      page={query.data}
      searchLabel={phrases.searchLabel}
      countText={phrases.plannedCount}
      empty={noneFound(params) ?? { title: phrases.nobody, text: phrases.nobodyText }}
    />
  );
}

const columns: readonly Column<PlannedReminder>[] = [
  familyColumn,
  {
    key: 'day',
    header: phrases.day,
    cell: ({ day, step }) => (
      <div>
        {shortDate(day)}
        <span className={styles['sub']}>{phrases.stepText(step)}</span>
      </div>
    ),
  },
  openColumn,
  dueColumn,
  {
    key: 'why',
    header: phrases.why,
    cell: ({ reason, conventionName }) => (
      <div>
        {phrases.reasonTexts[reason]}
        <span className={styles['sub']}>{conventionName}</span>
      </div>
    ),
  },
];
