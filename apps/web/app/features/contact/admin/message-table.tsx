import { messageStates, type MessageRow } from '@sangamam/contract/contact/admin/message-admin-endpoints';
import { Link } from 'react-router';

import { paths } from '#web/config/paths.ts';
import { shortInstant } from '#web/lib/text/date-text.ts';
import type { Column } from '#web/ui/data/data-table/data-table.tsx';
import { FilteredTable } from '#web/ui/data/data-table/filtered-table.tsx';
import type { ListFilter } from '#web/ui/data/data-table/list-filters.tsx';
import { useListParams } from '#web/ui/data/data-table/use-list-params.ts';
import { Icon } from '#web/ui/primitives/icon/icon.tsx';
import { useMessages } from './api/messages.ts';
import styles from './message.module.css';
import { messageQueryOf } from './message-query.ts';
import { MessageState, messageStateNames } from './message-state.tsx';

/** What came by the contact form. */
export function MessageTable() {
  const params = useListParams();
  const asked = messageQueryOf(params);
  const isFiltered = Boolean(asked?.search ?? asked?.state ?? asked?.assigned);
  const query = useMessages(asked);
  return (
    <FilteredTable
      caption="Messages"
      noun={['message', 'messages']}
      columns={columns}
      rowKey={({ _id }) => _id}
      params={params}
      query={query}
      page={query.data}
      searchLabel="Search by name, address or words"
      filters={filters}
      mutedRow={({ state }) => state === 'CLOSED'}
      empty={{
        title: 'No messages here',
        text: isFiltered
          ? 'Nothing fits the search and the filters above.'
          : 'What visitors write by the contact form appears here.',
      }}
    />
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
    rowHeader: true,
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
  {
    key: 'assigned',
    header: 'Assigned to',
    optional: true,
    cell: ({ assignedTo }) => assignedTo?.name ?? 'Nobody',
  },
  {
    key: 'created',
    header: 'Received',
    cell: ({ createdAt }) => <span className={styles['when']}>{shortInstant(createdAt)}</span>,
  },
];
