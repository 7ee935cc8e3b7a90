import type { listOutbox } from '@sangamam/contract/admin/outbox-desk';
import type { EndpointData } from '@sangamam/contract/http/endpoint';
import { Link } from 'react-router';

import { paths } from '#web/config/paths.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { spokenInstant } from '#web/lib/text/date-text.ts';
import { DataTable, type Column } from '#web/ui/data-table/data-table.tsx';
import { ListFilters } from '#web/ui/data-table/list-filters.tsx';
import { useListParams } from '#web/ui/data-table/use-list-params.ts';
import { EmptyState } from '#web/ui/empty-state/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state/error-state.tsx';
import { useOutbox } from './api/outbox.ts';
import { MailState } from './mail-state.tsx';
import styles from './outbox.module.css';

type Mail = EndpointData<typeof listOutbox>['docs'][number];

/** Every mail that went out or waits. */
export function OutboxTable() {
  const params = useListParams();
  const search = params.filter('search').trim().slice(0, 100);
  const { data, error, isFetching, refetch } = useOutbox({
    ...(search && { search }),
    page: String(params.page),
  });
  return (
    <>
      <ListFilters
        params={params}
        searchLabel="Search by address or subject"
        count={data && `${data.total} ${data.total === 1 ? 'mail' : 'mails'}`}
      />
      {error && !data ? (
        <ErrorState
          message={error instanceof ApiError ? error.message : 'Please try again.'}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <DataTable
          caption="Mails"
          columns={columns}
          rows={data?.docs}
          rowKey={({ _id }) => _id}
          params={params}
          totalPages={data?.totalPages ?? 1}
          loading={isFetching}
          empty={
            <EmptyState title="No mails here">
              <p>Nothing fits these words. Every mail that the site writes appears here.</p>
            </EmptyState>
          }
        />
      )}
    </>
  );
}

const columns: readonly Column<Mail>[] = [
  {
    key: 'subject',
    header: 'Subject',
    lead: true,
    cell: ({ _id, subject }) => (
      <Link to={paths.admin.outboxMail(_id)} className={styles['subject']}>
        {subject}
      </Link>
    ),
  },
  { key: 'to', header: 'To', cell: ({ to }) => <span className={styles['to']}>{to}</span> },
  { key: 'state', header: 'State', cell: (mail) => <MailState mail={mail} /> },
  {
    key: 'created',
    header: 'Written',
    cell: ({ createdAt }) => <span className={styles['when']}>{spokenInstant(createdAt)}</span>,
  },
];
