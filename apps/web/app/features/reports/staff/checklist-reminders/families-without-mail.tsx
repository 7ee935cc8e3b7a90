import type { FamilyWithoutReminder } from '@sangamam/contract/reports/checklist-reminders/checklist-reminder-endpoints';
import { useState } from 'react';

import * as phrases from '#phrases/domain/checklist-reminders.ts';
import { DataTable, type Column } from '#web/ui/data/data-table/data-table.tsx';
import { Pager } from '#web/ui/data/pager/pager.tsx';
import { Loaded } from '#web/ui/feedback/loaded/loaded.tsx';

import { useFamiliesWithoutReminder } from '../readiness/api.ts';
import styles from '../readiness/checklist-table.module.css';
import { familyColumn } from './family-column.tsx';

/** Who would get no mail, and why; nothing where everybody gets one. */
export function FamiliesWithoutMail({ conventionId, search }: { conventionId: string; search: string }) {
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
