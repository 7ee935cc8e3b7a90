import { adminPaths } from '@sangamam/contract/admin-paths';
import { listOutbox } from '@sangamam/contract/mail/outbox/outbox-admin-endpoints';
import type { EndpointData } from '@sangamam/contract/http/endpoint';
import { Link } from 'react-router';

import * as phrases from '#phrases/mail/staff/outbox.ts';
import { OnlySavedViews } from '#web/domain/saved-views/only-saved-views.tsx';
import { shortInstant } from '#web/lib/text/date-text.ts';
import { toldApart } from '#web/lib/text/told-apart.ts';
import type { Column } from '#web/ui/data/data-table/data-table.tsx';
import { listQuery } from '#web/ui/data/data-table/list-query.ts';
import { FilteredTable } from '#web/ui/data/data-table/filtered-table.tsx';
import { useListParams } from '#web/ui/data/data-table/use-list-params.ts';

import { useOutbox } from './api.ts';
import { MailState, mailStateOptions } from './mail-state.tsx';
import styles from './outbox.module.css';

type Mail = EndpointData<typeof listOutbox>['docs'][number];

const filters = [{ name: 'state', label: phrases.state, options: mailStateOptions }];

/** All emails, sent or waiting, with search and saved views. */
export function OutboxTable() {
  const params = useListParams();
  const query = useOutbox(listQuery(listOutbox.query, params));
  return (
    <>
      <OnlySavedViews list="MAILS" label={phrases.viewsOfTheEmails} all={phrases.allEmails} />
      <FilteredTable
        caption={phrases.emails}
        countText={phrases.mailCount}
        columns={columnsOf(query.data?.docs ?? [])}
        rowKey={({ _id }) => _id}
        params={params}
        query={query}
        page={query.data}
        searchLabel={phrases.searchLabel}
        filters={filters}
        empty={{
          title: phrases.noEmailsHere,
          text: phrases.noMatchesText,
        }}
      />
    </>
  );
}

/** Several mails may have one subject: their links are heard with whom they went to, and with a number where that is alike. */
function columnsOf(mails: readonly Mail[]): readonly Column<Mail>[] {
  const names = toldApart(mails.map(({ subject, to }) => `${subject}, ${to}`));
  const heard = new Map(mails.map(({ _id }, place) => [_id, names[place]]));
  return [
    {
      key: 'subject',
      header: phrases.subject,
      rowHeader: true,
      cell: ({ _id, subject }) => (
        <Link to={adminPaths.outboxMail(_id)} className={styles['subject']} aria-label={heard.get(_id)}>
          {subject}
        </Link>
      ),
    },
    ...columns,
  ];
}

const columns: readonly Column<Mail>[] = [
  {
    key: 'to',
    header: phrases.to,
    plain: true,
    onPhone: 'remaining-room',
    cell: ({ to }) => <span className={styles['to']}>{to}</span>,
  },
  {
    key: 'state',
    header: phrases.state,
    plain: true,
    onPhone: 'name-line',
    cell: (mail) => <MailState mail={mail} />,
  },
  {
    key: 'created',
    header: phrases.written,
    plain: true,
    onPhone: 'line-end',
    cell: ({ createdAt }) => <span className={styles['when']}>{shortInstant(createdAt)}</span>,
  },
];
