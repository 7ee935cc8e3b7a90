import { useId, useState, type ReactNode } from 'react';

import { classNames } from '#web/lib/class-names.ts';
import { Icon } from '#web/ui/primitives/icon/icon.tsx';
import styles from './data-table.module.css';
import { markFit } from './mark-fit.ts';
import { Pager } from '../pager/pager.tsx';
import { PhoneSort } from './phone-sort.tsx';
import type { ListParams } from './use-list-params.ts';

/** A column: what heads it, what a row shows in it. */
export interface Column<Row> {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** The server's name for sorting by it; without one it cannot be sorted. */
  sortKey?: string;
  /** Right-aligned, with tabular figures. */
  numeric?: boolean;
  /** Hidden where the table is narrow; the record itself or another column shows it. */
  optional?: boolean;
  /** Its value says what it is: on a phone it stands without its label. */
  plain?: boolean;
  /**
   * Where it stands in the two lines of a row on a phone: at the end of the line of the name, in what room the others
   * leave in the second line, at the end of that one, or nowhere. Without it, in the second line if it is not optional.
   */
  onPhone?: 'name-line' | 'remaining-room' | 'line-end' | 'hidden';
  /** Of use on a screen alone, such as buttons and boxes: left out on paper. */
  screenOnly?: boolean;
  /** The cell is the row header, and the heading of the card that the row becomes on a phone. */
  rowHeader?: boolean;
}

/** What opens below a row. */
export interface RowDetail<Row> {
  /** Heads the column of the buttons that open it. */
  header: string;
  /** Names the button of a row for screen readers. */
  label: (row: Row) => string;
  content: (row: Row) => ReactNode;
}

/**
 * A table of the admin area; on a phone each row is a card of two lines. Sorting, filtering and paging happen on the server and are
 * kept in the address. While the next page loads, the current one stays, dimmed. A short static table has no `params`.
 */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  rowKey,
  params,
  totalPages = 1,
  loading = false,
  empty,
  detail,
  mutedRow,
  compact = false,
  sortsInSheet = false,
}: {
  /** Names the table for screen readers. */
  caption: string;
  columns: readonly Column<Row>[];
  /** Undefined while the first page is loading. */
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => string;
  params?: ListParams;
  totalPages?: number;
  loading?: boolean;
  empty: ReactNode;
  detail?: RowDetail<Row>;
  /** True for de-emphasized rows, such as people who are not attending. */
  mutedRow?: (row: Row) => boolean;
  /** Rows as low as they can be, where they are no cards. */
  compact?: boolean;
  /** Sorting on a phone stands in the sheet of the filters, not above the rows. */
  sortsInSheet?: boolean;
}) {
  if (rows?.length === 0 && (params?.page ?? 1) === 1) return empty;
  return (
    <div
      className={styles['frame']}
      aria-busy={loading || !rows}
      data-density={compact ? 'compact' : undefined}
    >
      {params && !sortsInSheet && (
        <PhoneSort columns={columns} params={params} className={styles['phoneSort']} />
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it */}
      <section ref={markFit} className={styles['scroll']} tabIndex={0} aria-label={caption}>
        <table className={styles['table']}>
          <caption className="visually-hidden">{caption}</caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <HeadCell key={column.key} column={column} params={params} />
              ))}
              {detail && (
                <th scope="col" data-print="none">
                  <span className="visually-hidden">{detail.header}</span>
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {rows
              ? rows.map((row) => (
                  <BodyRow
                    key={rowKey(row)}
                    id={rowKey(row)}
                    row={row}
                    columns={columns}
                    detail={detail}
                    muted={mutedRow?.(row) ?? false}
                  />
                ))
              : waitingRows.map((row) => (
                  <tr key={row} aria-hidden="true">
                    {columns.map(({ key, optional }) => (
                      <td key={key} data-optional={optional}>
                        <span className={styles['waiting']}>…</span>
                      </td>
                    ))}
                  </tr>
                ))}
          </tbody>
        </table>
      </section>
      {params && totalPages > 1 && (
        <Pager page={params.page} totalPages={totalPages} onPage={params.setPage} />
      )}
    </div>
  );
}

/** Both rows of a record have its key, for pages that move through the list by keyboard. */
function BodyRow<Row>({
  id,
  row,
  columns,
  detail,
  muted,
}: {
  id: string;
  row: Row;
  columns: readonly Column<Row>[];
  detail: RowDetail<Row> | undefined;
  muted: boolean;
}) {
  const [opened, setOpened] = useState(false);
  const detailId = useId();
  return (
    <>
      <tr data-row={id} data-muted={muted || undefined} data-opened={opened || undefined}>
        {columns.map(({ key, header, cell, numeric, rowHeader, optional, plain, screenOnly, onPhone }) =>
          rowHeader ? (
            <th key={key} scope="row">
              {nameOf(cell(row))}
            </th>
          ) : (
            <td
              key={key}
              data-label={header}
              data-numeric={numeric}
              data-optional={optional}
              data-plain={plain}
              data-phone={onPhone}
              data-print={screenOnly && 'none'}
            >
              {cell(row)}
            </td>
          ),
        )}
        {detail && (
          <td className={styles['opener']} data-print="none">
            <button
              type="button"
              aria-label={detail.label(row)}
              aria-expanded={opened}
              aria-controls={detailId}
              onClick={() => setOpened(!opened)}
            >
              <Icon name={opened ? 'chevronUp' : 'chevronDown'} />
            </button>
          </td>
        )}
      </tr>
      {detail && (
        <tr id={detailId} data-row={id} hidden={!opened} className={styles['detail']}>
          <td colSpan={columns.length + 1}>{opened && detail.content(row)}</td>
        </tr>
      )}
    </>
  );
}

/** On a phone the first element of its cell is the heading of the row. */
const nameOf = (name: ReactNode): ReactNode => (typeof name === 'string' ? <span>{name}</span> : name);

function HeadCell<Row>({
  column: { header, sortKey, numeric, optional, screenOnly },
  params,
}: {
  column: Column<Row>;
  params: ListParams | undefined;
}) {
  if (sortKey === undefined || !params) {
    return (
      <th scope="col" data-numeric={numeric} data-optional={optional} data-print={screenOnly && 'none'}>
        {header}
      </th>
    );
  }
  const descending = params.sort === `-${sortKey}`;
  const ascending = params.sort === sortKey;
  const direction = ascending ? 'ascending' : descending ? 'descending' : undefined;
  return (
    <th scope="col" data-numeric={numeric} data-optional={optional} aria-sort={direction}>
      <button
        type="button"
        className={classNames(styles['sort'])}
        onClick={() => params.setSort(ascending ? `-${sortKey}` : sortKey)}
      >
        {header}
        <Icon name={ascending ? 'chevronUp' : descending ? 'chevronDown' : 'sort'} size={16} />
      </button>
    </th>
  );
}

const waitingRows = ['a', 'b', 'c', 'd', 'e', 'f'];
