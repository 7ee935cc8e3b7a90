import { keptLists, type HotelList } from '@sangamam/contract/hotel/lists/list-endpoints';

import * as phrases from '#phrases/hotel/staff/lists.ts';
import { shortInstant } from '#web/lib/text/date-text.ts';
import { DataTable, type Column } from '#web/ui/data/data-table/data-table.tsx';
import { StatusBadge } from '#web/ui/primitives/status-badge/status-badge.tsx';

import styles from '../hotel-admin.module.css';
import { MarkSentButton } from './mark-sent-button.tsx';

/** The lists that were exported for the hotel, and which of them were sent. Nothing while there are none. */
export function ExportedLists({ lists }: { lists: readonly HotelList[] }) {
  if (lists.length === 0) return null;
  return (
    <section className={styles['part']}>
      <h2>{phrases.exportedLists}</h2>
      <DataTable
        caption={phrases.exportedLists}
        columns={columns}
        rows={lists}
        rowKey={({ _id }) => _id}
        empty={null}
      />
      <p className={styles['soft']}>{phrases.onlyTheLatest(keptLists)}</p>
    </section>
  );
}

const columns: readonly Column<HotelList>[] = [
  {
    key: 'exportedAt',
    header: phrases.exportedAt,
    rowHeader: true,
    cell: ({ exportedAt, exportedBy }) => (
      <>
        <span className={styles['name']}>{shortInstant(exportedAt)}</span>
        {exportedBy !== null && <span className={styles['sub']}>{phrases.by({ name: exportedBy })}</span>}
      </>
    ),
  },
  {
    key: 'contents',
    header: phrases.contents,
    plain: true,
    cell: ({ contents }) => phrases.contentNames[contents],
  },
  { key: 'families', header: phrases.families, numeric: true, cell: ({ families }) => families },
  {
    key: 'sent',
    header: phrases.sent,
    plain: true,
    onPhone: 'name-line',
    cell: ({ sentAt, sentBy }) =>
      sentAt === null ? (
        <StatusBadge tone="neutral">{phrases.notSent}</StatusBadge>
      ) : (
        <span className={styles['states']}>
          <StatusBadge tone="done">{phrases.sent}</StatusBadge>
          <span className={styles['wideOnly']}>
            {phrases.sentAt({ at: shortInstant(sentAt), by: sentBy ?? '' })}
          </span>
        </span>
      ),
  },
  {
    key: 'mark',
    header: phrases.sentToTheHotel,
    plain: true,
    screenOnly: true,
    cell: (list) => <MarkSentButton list={list} />,
  },
];
