import type { ComponentProps, DragEvent } from 'react';

import * as phrases from '#phrases/row-order.ts';
import { DataTable, type Column } from '#web/ui/data/data-table/data-table.tsx';
import { IconButton } from '#web/ui/primitives/button/button.tsx';
import { Icon } from '#web/ui/primitives/icon/icon.tsx';
import * as icons from '#web/ui/primitives/icon/more-icons.ts';
import styles from './row-order.module.css';
import { useRowOrder } from './use-row-order.ts';

const dragType = 'application/x-sangamam-row';

type TableProps<Row> = Pick<
  ComponentProps<typeof DataTable<Row>>,
  'caption' | 'columns' | 'rowKey' | 'mutedRow' | 'empty'
>;

/** A short table whose rows are put in order: by buttons, or by dragging with a mouse. Each move is saved at once. */
export function OrderedTable<Row>({
  rows,
  nameOf,
  onOrder,
  ...table
}: TableProps<Row> & {
  rows: readonly Row[];
  /** Names a row for screen readers. */
  nameOf: (row: Row) => string;
  onOrder: (ids: readonly string[]) => Promise<unknown>;
}) {
  const { rowKey, columns } = table;
  const { frame, shown, ids, move, said } = useRowOrder({ rows, rowKey, nameOf, onOrder });
  const accept = (event: DragEvent) => {
    if (event.dataTransfer.types.includes(dragType) && rowAt(event) !== null) event.preventDefault();
  };
  const drop = (event: DragEvent) => {
    const dragged = event.dataTransfer.getData(dragType);
    const to = ids.indexOf(rowAt(event) ?? '');
    if (!ids.includes(dragged) || to === -1) return;
    event.preventDefault();
    void move(dragged, to);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- dragging is a mouse's way beside the buttons
    <div ref={frame} onDragOver={accept} onDrop={drop}>
      <DataTable
        {...table}
        rows={shown}
        columns={rows.length > 1 ? [...columns, orderColumn({ rowKey, nameOf, ids, move })] : columns}
      />
      <output className="visually-hidden">{said}</output>
    </div>
  );
}

function orderColumn<Row>({
  rowKey,
  nameOf,
  ids,
  move,
}: {
  rowKey: (row: Row) => string;
  nameOf: (row: Row) => string;
  ids: readonly string[];
  move: (id: string, to: number) => Promise<void>;
}): Column<Row> {
  return {
    key: 'order',
    header: phrases.order,
    screenOnly: true,
    cell: (row) => {
      const id = rowKey(row);
      const at = ids.indexOf(id);
      const name = nameOf(row);
      return (
        <span className={styles['moves']}>
          <span
            className={styles['grip']}
            draggable
            aria-hidden="true"
            onDragStart={(event) => event.dataTransfer.setData(dragType, id)}
          >
            <Icon name={icons.grip} />
          </span>
          <IconButton
            icon="arrowUp"
            label={phrases.moveUp({ name })}
            data-move="up"
            disabled={at === 0}
            onClick={() => void move(id, at - 1)}
          />
          <IconButton
            icon="arrowDown"
            label={phrases.moveDown({ name })}
            data-move="down"
            disabled={at === ids.length - 1}
            onClick={() => void move(id, at + 1)}
          />
        </span>
      );
    },
  };
}

/** The key of the row under the pointer. */
function rowAt({ target }: DragEvent): string | null {
  const row = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null;
  return row?.dataset['row'] ?? null;
}
