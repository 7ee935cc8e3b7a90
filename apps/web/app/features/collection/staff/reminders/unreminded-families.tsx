import { shortDate } from '@sangamam/contract/fields/dates/short-date';
import {
  listUnreminded,
  type UnremindedFamily,
} from '@sangamam/contract/collection/reminders/reminder-endpoints';

import * as phrases from '#phrases/collection/staff/reminders.ts';
import type { Column } from '#web/ui/data/data-table/data-table.tsx';
import { listQuery } from '#web/ui/data/data-table/list-query.ts';
import { FilteredTable } from '#web/ui/data/data-table/filtered-table.tsx';
import type { ListParams } from '#web/ui/data/data-table/use-list-params.ts';

import styles from './reminders.module.css';
import { useUnreminded } from './api.ts';
import { noneFound } from './none-found.ts';
import { dueColumn, familyColumn, openColumn } from './unpaid-columns.tsx';

/** Who owes something and gets no reminder today or in the next two weeks, and why. */
export function UnremindedFamilies({ params }: { params: ListParams }) {
  const query = useUnreminded(listQuery(listUnreminded.query, params));
  return (
    <FilteredTable
      caption={phrases.withoutReminder}
      columns={columns}
      rowKey={({ orderId }) => orderId}
      params={params}
      query={query}
      page={query.data}
      searchLabel={phrases.searchLabel}
      countText={phrases.unremindedCount}
      empty={noneFound(params) ?? { title: phrases.nobody, text: phrases.everyoneGetsOne }}
    />
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
