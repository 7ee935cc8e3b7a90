import { adminPaths } from '@sangamam/contract/admin-paths';
import type { listOutbox } from '@sangamam/contract/outbox/admin/outbox-admin-endpoints';
import type { EndpointData } from '@sangamam/contract/http/endpoint';
import { Link } from 'react-router';

import * as phrases from '#phrases/outbox/admin.ts';
import { shortInstant } from '#web/lib/text/date-text.ts';
import type { Column } from '#web/ui/data/data-table/data-table.tsx';
import { FilteredTable } from '#web/ui/data/data-table/filtered-table.tsx';
import { useListParams } from '#web/ui/data/data-table/use-list-params.ts';
import { useOutbox } from './api/outbox.ts';
import { MailState } from './mail-state.tsx';
import styles from './outbox.module.css';

type Mail = EndpointData<typeof listOutbox>['docs'][number];

/** All emails, sent or waiting. */
export function OutboxTable() {
  const params = useListParams();
  const search = params.filter('search').trim().slice(0, 100);
  const query = useOutbox({
    ...(search && { search }),
    page: String(params.page),
  });
  return (
    <FilteredTable
      caption={phrases.emails}
      countText={phrases.mailCount}
      columns={columns}
      rowKey={({ _id }) => _id}
      params={params}
      query={query}
      page={query.data}
      searchLabel={phrases.searchByAddressOrSubject}
      empty={{
        title: phrases.noEmailsHere,
        text: phrases.nothingMatchesYourSearchEveryEmail,
      }}
    />
  );
}

const columns: readonly Column<Mail>[] = [
  {
    key: 'subject',
    header: phrases.subject,
    rowHeader: true,
    cell: ({ _id, subject }) => (
      <Link to={adminPaths.outboxMail(_id)} className={styles['subject']}>
        {subject}
      </Link>
    ),
  },
  {
    key: 'to',
    header: phrases.to,
    plain: true,
    cell: ({ to }) => <span className={styles['to']}>{to}</span>,
  },
  { key: 'state', header: phrases.state, plain: true, cell: (mail) => <MailState mail={mail} /> },
  {
    key: 'created',
    header: phrases.written,
    plain: true,
    cell: ({ createdAt }) => <span className={styles['when']}>{shortInstant(createdAt)}</span>,
  },
];
