import { adminPaths } from '@sangamam/contract/admin-paths';
import type { FamilyWithoutReminder } from '@sangamam/contract/readiness/admin/checklist-reminder-endpoints';
import { useState } from 'react';
import { Link } from 'react-router';

import * as phrases from '#phrases/domain/checklist-reminders.ts';
import { DataTable, type Column } from '#web/ui/data/data-table/data-table.tsx';
import { Loaded } from '#web/ui/feedback/loaded/loaded.tsx';
import { Row } from '#web/ui/layout/page/page.tsx';
import { Button } from '#web/ui/primitives/button/button.tsx';
import { useFamiliesWithoutReminder } from '../api/checklist-reminders.ts';
import styles from '../checklist-table.module.css';

/** Who would get no mail, and why; nothing where everybody gets one. */
export function FamiliesWithoutMail({ conventionId }: { conventionId: string }) {
  const [page, setPage] = useState(1);
  const query = useFamiliesWithoutReminder(conventionId, page);
  return (
    <Loaded query={query}>
      {({ docs, total, totalPages }) =>
        total === 0 ? null : (
          <section>
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
              <Row>
                <Button size="sm" variant="secondary" disabled={page === 1} onClick={() => setPage(page - 1)}>
                  {phrases.previousFamilies}
                </Button>
                <Button
                  size="sm"
                  variant="secondary"
                  disabled={page === totalPages}
                  onClick={() => setPage(page + 1)}
                >
                  {phrases.nextFamilies}
                </Button>
              </Row>
            )}
          </section>
        )
      }
    </Loaded>
  );
}

const columns: readonly Column<FamilyWithoutReminder>[] = [
  {
    key: 'family',
    header: phrases.family,
    rowHeader: true,
    cell: ({ orderId, familyName, number }) => (
      <>
        <Link to={adminPaths.registration(orderId)}>{familyName}</Link>
        <span className={styles['number']}>{number}</span>
      </>
    ),
  },
  { key: 'why', header: phrases.why, cell: ({ reason }) => phrases.noReminderReasons[reason] },
];
