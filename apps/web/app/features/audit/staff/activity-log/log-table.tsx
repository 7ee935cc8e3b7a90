import { Link } from 'react-router';

import { listLog, loggedRecords, type LogEntry } from '@sangamam/contract/audit/activity-log/log-endpoints';
import { addDays, isCalendarDate } from '@sangamam/contract/fields/dates/calendar-date';
import { adminPaths } from '@sangamam/contract/admin-paths';

import * as phrases from '#phrases/audit/staff/activity-log.ts';
import { ExportButtons } from '#web/domain/exports/export-buttons.tsx';
import { describeChanges } from '#web/domain/history/change-text.ts';
import { formatInstant } from '#web/lib/text/date-text.ts';
import { toldApart } from '#web/lib/text/told-apart.ts';
import type { Column } from '#web/ui/data/data-table/data-table.tsx';
import { listQuery } from '#web/ui/data/data-table/list-query.ts';
import { FilteredTable } from '#web/ui/data/data-table/filtered-table.tsx';
import { Facts } from '#web/ui/data/facts/facts.tsx';
import { useListParams, type ListParams } from '#web/ui/data/data-table/use-list-params.ts';

import { useLog, useLogFile, useLoggedActions } from './api.ts';

/** Where the record of an entry is shown; nothing for what has no page of its own. */
function recordPath({
  record,
  recordId,
  isStaff,
}: Pick<LogEntry, 'record' | 'recordId' | 'isStaff'>): string | undefined {
  return isStaff ? adminPaths.staffMember(recordId) : paths[record]?.(recordId);
}

const paths: Readonly<Record<string, (id: string) => string>> = {
  order: adminPaths.registration,
  user: adminPaths.person,
  convention: (id) => adminPaths.convention(id),
  page: adminPaths.page,
  letter: adminPaths.letter,
  message: adminPaths.message,
  mail: adminPaths.outboxMail,
  'bank-statement': adminPaths.statement,
  'deposit-slip': adminPaths.deposit,
  'kick-off': adminPaths.kickOffEvening,
  payment: () => adminPaths.payments,
  'book-day': () => adminPaths.books,
  media: () => adminPaths.media,
  label: () => adminPaths.registrationLabels,
  'saved-reply': () => adminPaths.savedReplies,
  settings: () => adminPaths.settings,
  organization: () => adminPaths.localUnits,
  airport: () => adminPaths.airports,
  'shuttle-run': () => adminPaths.transport,
  'shuttle-driver': () => `${adminPaths.transport}?view=fleet`,
  'shuttle-vehicle': () => `${adminPaths.transport}?view=fleet`,
};

/** The query of the address, whose days are those of the reader's clock, as the list shows them. */
function queryOf({ filter, page }: ListParams) {
  const [from, until] = [filter('from'), filter('until')];
  const instants: Readonly<Record<string, string>> = {
    from: isCalendarDate(from) ? startOf(from) : '',
    until: isCalendarDate(until) ? startOf(addDays(until, 1)) : '',
  };
  return listQuery(listLog.query, { page, filter: (name) => instants[name] ?? filter(name) });
}

const startOf = (day: string) => new Date(`${day}T00:00:00`).toISOString();

/** Who did what on the whole site, newest first, by person, action, kind of record, and day. */
export function LogTable() {
  const params = useListParams();
  const { page, ...filter } = queryOf(params);
  const query = useLog({ ...filter, page });
  const file = useLogFile(filter);
  const { data: actions = [] } = useLoggedActions();
  return (
    <FilteredTable
      caption={phrases.log}
      countText={phrases.entryCount}
      columns={columns}
      rowKey={({ _id }) => String(_id)}
      detail={detailOf(query.data?.docs ?? [])}
      params={params}
      query={query}
      page={query.data}
      searchLabel={phrases.searchLog}
      filters={[
        {
          name: 'action',
          label: phrases.action,
          options: actions.map((value) => ({ value, label: actionWords(value) })),
        },
        {
          name: 'record',
          label: phrases.kindOfRecord,
          options: loggedRecords.map((value) => ({ value, label: phrases.records[value] })),
        },
        { name: 'from', label: phrases.days.from, options: 'day' },
        { name: 'until', label: phrases.days.until, options: 'day' },
      ]}
      empty={{ title: phrases.nothingLogged, text: phrases.nothingMatches }}
      actions={<ExportButtons table={phrases.log} file={file} />}
    />
  );
}

/** `shuttle-driver.runs-moved` as a person reads it. */
function actionWords(action: string): string {
  const [noun = '', ...verb] = action.replaceAll(/[_-]/gu, ' ').split('.');
  return `${noun.charAt(0).toUpperCase()}${noun.slice(1)}: ${verb.join(' ')}`;
}

const columns: readonly Column<LogEntry>[] = [
  { key: 'action', header: phrases.action, rowHeader: true, cell: ({ action }) => actionWords(action) },
  {
    key: 'who',
    header: phrases.who,
    plain: true,
    onPhone: 'name-line',
    cell: ({ actorName }) => actorName ?? phrases.theSite,
  },
  {
    key: 'record',
    header: phrases.record,
    plain: true,
    onPhone: 'remaining-room',
    cell: (entry) => <RecordLink entry={entry} />,
  },
  {
    key: 'at',
    header: phrases.at,
    plain: true,
    onPhone: 'line-end',
    cell: ({ at }) => <time dateTime={at}>{formatInstant(at)}</time>,
  },
];

function RecordLink({ entry }: { entry: LogEntry }) {
  const { record, recordName } = entry;
  const kind = loggedRecords.find((one) => one === record);
  const name = `${kind === undefined ? record : phrases.records[kind]} ${recordName ?? ''}`.trim();
  const path = recordPath(entry);
  return path === undefined ? name : <Link to={path}>{name}</Link>;
}

/** What is behind a row. The same is done many times: buttons are heard with the time, and with a number where that is alike. */
function detailOf(entries: readonly LogEntry[]) {
  const names = toldApart(entries.map(({ action, at }) => `${actionWords(action)}, ${formatInstant(at)}`));
  const heard = new Map(entries.map(({ _id }, place) => [_id, names[place]]));
  return {
    ...detail,
    label: ({ _id, action }: LogEntry) =>
      phrases.detailsOf({ action: heard.get(_id) ?? actionWords(action) }),
  };
}

const detail = {
  header: phrases.details,
  content: ({ recordId, reason, before, after, network, requestId }: LogEntry) => (
    <Facts
      facts={[
        { name: phrases.recordId, value: recordId },
        { name: phrases.reason, value: reason ?? '' },
        ...describeChanges(before, after).map(({ name, ...change }) => ({
          name,
          value: phrases.changed(change),
        })),
        { name: phrases.network, value: network ?? '' },
        { name: phrases.requestId, value: requestId ?? '' },
      ].filter(({ value }) => value !== '')}
    />
  ),
};
