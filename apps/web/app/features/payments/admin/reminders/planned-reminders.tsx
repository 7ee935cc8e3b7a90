import { adminPaths } from '@sangamam/contract/admin-paths';
import { shortDate } from '@sangamam/contract/fields/dates/short-date';
import type { PlannedReminder } from '@sangamam/contract/payments/reminders/reminder-endpoints';
import { Link } from 'react-router';

import * as phrases from '#phrases/payments/reminders.ts';
import { Amount } from '#web/domain/money/amount.tsx';
import { DataTable, type Column } from '#web/ui/data/data-table/data-table.tsx';
import { useListParams } from '#web/ui/data/data-table/use-list-params.ts';
import { Callout } from '#web/ui/feedback/callout/callout.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state/empty-state.tsx';
import { Loaded } from '#web/ui/feedback/loaded/loaded.tsx';
import styles from '../books/books.module.css';
import { usePlannedReminders } from './api/reminders.ts';

/** Who would be reminded today and in the next two weeks, and why. */
export function PlannedReminders({ enabled }: { enabled: boolean }) {
  const params = useListParams();
  const query = usePlannedReminders({ page: String(params.page) });
  return (
    <section className={styles['part']} aria-labelledby="planned">
      <h2 id="planned" className={styles['heading']}>
        {phrases.whoGetsWhat}
      </h2>
      {!enabled && <Callout tone="info">{phrases.remindersAreOff}</Callout>}
      <Loaded query={query}>
        {({ docs, total, totalPages }) => (
          <>
            <p className={styles['clock']}>{phrases.plannedCount(total)}</p>
            <DataTable
              caption={phrases.remindersAhead}
              columns={columns}
              rows={docs}
              rowKey={({ orderId, dueDate, step }) => [orderId, dueDate, step].join(' ')}
              params={params}
              totalPages={totalPages}
              loading={query.isFetching}
              empty={
                <EmptyState title={phrases.nobody}>
                  <p>{phrases.nobodyText}</p>
                </EmptyState>
              }
            />
          </>
        )}
      </Loaded>
    </section>
  );
}

const columns: readonly Column<PlannedReminder>[] = [
  {
    key: 'family',
    header: phrases.family,
    rowHeader: true,
    cell: ({ orderId, familyName, email, number }) => (
      <>
        <Link to={adminPaths.registration(orderId)}>{familyName}</Link>
        <span className={styles['sub']}>{number}</span>
        <span className={styles['sub']}>{email}</span>
      </>
    ),
  },
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
  {
    key: 'open',
    header: phrases.open,
    numeric: true,
    cell: ({ open, currency }) => <Amount amount={open} currency={currency} />,
  },
  { key: 'due', header: phrases.due, cell: ({ dueDate }) => shortDate(dueDate) },
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
