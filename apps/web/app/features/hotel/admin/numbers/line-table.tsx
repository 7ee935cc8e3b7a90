import type { NumberLine, NumberResult } from '@sangamam/contract/hotel/admin/numbers-endpoints';

import * as phrases from '#phrases/hotel/numbers.ts';
import { DataTable, type Column } from '#web/ui/data/data-table/data-table.tsx';
import { StatusBadge, type StatusTone } from '#web/ui/primitives/status-badge/status-badge.tsx';
import styles from '../hotel-admin.module.css';

const most = 300;

/** Lines of a list, each with the family that was found and what it means. */
export function LineTable({ caption, lines }: { caption: string; lines: readonly NumberLine[] }) {
  return (
    <div className={styles['part']}>
      <h3>{caption}</h3>
      <DataTable
        caption={caption}
        columns={columns}
        rows={lines.slice(0, most)}
        rowKey={({ line }) => String(line)}
        empty={null}
      />
      {lines.length > most && (
        <p className={styles['soft']}>{phrases.onlyTheFirst({ most, all: lines.length })}</p>
      )}
    </div>
  );
}

const tones: Record<NumberResult, StatusTone> = {
  NEW: 'done',
  CHANGED: 'waiting',
  SAME: 'neutral',
  REPEATED: 'neutral',
  NO_NUMBER: 'waiting',
  UNREADABLE_NUMBER: 'stopped',
  UNKNOWN_FAMILY: 'stopped',
  SEVERAL_FAMILIES: 'stopped',
  NOT_CONFIRMED: 'stopped',
  TWO_LINES: 'stopped',
  DOUBLE_NUMBER: 'stopped',
};

const columns: readonly Column<NumberLine>[] = [
  {
    key: 'family',
    header: phrases.family,
    rowHeader: true,
    cell: ({ family, typedName, typedNumber }) => (
      <>
        <span>{family?.registrantName ?? (typedName || typedNumber || phrases.noName)}</span>
        {family && <span className={styles['number']}>{family.number}</span>}
        {family?.foundBy === 'TYPO' && (
          <span className={styles['sub']}>{phrases.typoIn({ typed: typedNumber })}</span>
        )}
        {family?.foundBy === 'NAME' && (
          <span className={styles['sub']}>{phrases.foundByName({ name: typedName })}</span>
        )}
      </>
    ),
  },
  { key: 'line', header: phrases.line, numeric: true, cell: ({ line }) => line },
  {
    key: 'number',
    header: phrases.confirmationNumber,
    cell: ({ confirmationNumber, family, result }) => (
      <div>
        <span className={styles['code']}>{confirmationNumber || '–'}</span>
        {result === 'CHANGED' && family && (
          <span className={styles['sub']}>{phrases.untilNow({ before: family.before })}</span>
        )}
      </div>
    ),
  },
  {
    key: 'result',
    header: phrases.result,
    cell: ({ result }) => <StatusBadge tone={tones[result]}>{phrases.results[result]}</StatusBadge>,
  },
];
