import * as phrases from '#phrases/hotel/staff/numbers.ts';
import { DataTable, type Column } from '#web/ui/data/data-table/data-table.tsx';

import styles from '../hotel-admin.module.css';

const most = 300;

/** A part of what a list means, at most the first 300 rows of it. */
export function ListTable<Row>({
  caption,
  columns,
  rows,
  rowKey,
}: {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
}) {
  return (
    <div className={styles['part']}>
      <h3>{caption}</h3>
      <DataTable
        caption={caption}
        columns={columns}
        rows={rows.slice(0, most)}
        rowKey={rowKey}
        empty={null}
      />
      {rows.length > most && (
        <p className={styles['soft']}>{phrases.onlyTheFirst({ most, all: rows.length })}</p>
      )}
    </div>
  );
}
