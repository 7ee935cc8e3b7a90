import type { LineProblem, OpenLine } from '@sangamam/contract/hotel/admin/numbers-endpoints';
import { joinRoomNumbers } from '@sangamam/contract/hotel/room-numbers';

import * as phrases from '#phrases/hotel/numbers.ts';
import type { Column } from '#web/ui/data/data-table/data-table.tsx';
import { StatusBadge, type StatusTone } from '#web/ui/primitives/status-badge/status-badge.tsx';
import styles from '../hotel-admin.module.css';
import { ListTable } from './list-table.tsx';

/** Lines of a list that somebody has to look at, each with the reason. */
export function OpenLineTable({ lines }: { lines: readonly OpenLine[] }) {
  return (
    <ListTable
      caption={phrases.toLookAt}
      columns={columns}
      rows={lines}
      rowKey={({ line }) => String(line)}
    />
  );
}

const tones: Record<LineProblem, StatusTone> = {
  NO_NUMBER: 'waiting',
  UNREADABLE_NUMBER: 'stopped',
  UNKNOWN_FAMILY: 'stopped',
  SEVERAL_FAMILIES: 'stopped',
  NOT_CONFIRMED: 'stopped',
  MORE_NUMBERS_THAN_ROOMS: 'stopped',
  DOUBLE_NUMBER: 'stopped',
};

const columns: readonly Column<OpenLine>[] = [
  {
    key: 'family',
    header: phrases.family,
    rowHeader: true,
    cell: ({ family, typedName, typedNumber }) => (
      <>
        <span>{family?.registrantName ?? (typedName || typedNumber || phrases.noName)}</span>
        {family && <span className={styles['number']}>{family.number}</span>}
      </>
    ),
  },
  { key: 'line', header: phrases.line, numeric: true, cell: ({ line }) => line },
  {
    key: 'number',
    header: phrases.confirmationNumber,
    cell: ({ confirmationNumber, family }) => (
      <div>
        <span className={styles['code']}>{confirmationNumber || '–'}</span>
        {family && family.before.length > 0 && (
          <span className={styles['sub']}>
            {phrases.untilNow({ before: joinRoomNumbers(family.before) })}
          </span>
        )}
      </div>
    ),
  },
  {
    key: 'problem',
    header: phrases.result,
    cell: ({ problem }) => <StatusBadge tone={tones[problem]}>{phrases.problems[problem]}</StatusBadge>,
  },
];
