import { messageStates, type MessageRow } from '@sangamam/contract/contact/message-desk';
import { Link } from 'react-router';

import { paths } from '#web/config/paths.ts';
import { spokenInstant } from '#web/lib/text/date-text.ts';
import { DataTable, type Column } from '#web/ui/data-table/data-table.tsx';
import { ListFilters, type ListFilter } from '#web/ui/data-table/list-filters.tsx';
import { useListParams } from '#web/ui/data-table/use-list-params.ts';
import { EmptyState } from '#web/ui/empty-state/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state/error-state.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import { useMessages } from './api/messages.ts';
import styles from './message-desk.module.css';
import { messageQueryOf } from './message-query.ts';
import { MessageState, messageStateNames } from './message-state.tsx';

/** What came by the contact form. */
export function MessageTable() {
  const params = useListParams();
  const asked = messageQueryOf(params);
  const isFiltered = Boolean(asked?.search ?? asked?.state ?? asked?.assigned);
  const { data, error, isFetching, refetch } = useMessages(asked);
  return (
    <>
      <ListFilters
        params={params}
        searchLabel="Search by name, address or words"
        filters={filters}
        count={data && `${data.total} ${data.total === 1 ? 'message' : 'messages'}`}
      />
      {error && !data ? (
        <ErrorState message={error.message} retrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <DataTable
          caption="Messages"
          columns={columns}
          rows={data?.docs}
          rowKey={({ _id }) => _id}
          params={params}
          totalPages={data?.totalPages ?? 1}
          loading={isFetching}
          quietRow={({ state }) => state === 'CLOSED'}
          empty={
            <EmptyState title="No messages here">
              <p>
                {isFiltered
                  ? 'Nothing fits the search and the filters above.'
                  : 'What visitors write by the contact form appears here.'}
              </p>
            </EmptyState>
          }
        />
      )}
    </>
  );
}

const filters: readonly ListFilter[] = [
  {
    name: 'state',
    label: 'State',
    options: messageStates.map((value) => ({ value, label: messageStateNames[value] })),
  },
  {
    name: 'assigned',
    label: 'Whose',
    options: [
      { value: 'me', label: 'Mine' },
      { value: 'nobody', label: "Nobody's" },
    ],
  },
];

const columns: readonly Column<MessageRow>[] = [
  {
    key: 'subject',
    header: 'Message',
    lead: true,
    cell: ({ _id, messageSubject, excerpt, attachmentCount }) => (
      <div className={styles['subject']}>
        <Link to={paths.admin.message(_id)}>{messageSubject}</Link>
        {attachmentCount > 0 && (
          <span className={styles['files']}>
            <Icon name="paperclip" size={16} />
            <span className="visually-hidden">Attachments: </span>
            {attachmentCount}
          </span>
        )}
        <p>{excerpt}</p>
      </div>
    ),
  },
  {
    key: 'from',
    header: 'From',
    cell: ({ fullname, emailAddress }) => (
      <span className={styles['from']}>
        {fullname}
        <small>{emailAddress}</small>
      </span>
    ),
  },
  { key: 'state', header: 'State', cell: ({ state }) => <MessageState state={state} /> },
  { key: 'assigned', header: 'Assigned to', cell: ({ assignedTo }) => assignedTo?.name ?? 'Nobody' },
  {
    key: 'created',
    header: 'Received',
    cell: ({ createdAt }) => <span className={styles['when']}>{spokenInstant(createdAt)}</span>,
  },
];
