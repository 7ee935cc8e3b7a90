import type { LineChoice, LineProblem, OpenLine } from '@sangamam/contract/hotel/numbers/numbers-endpoints';
import { isSameNumber, joinRoomNumbers } from '@sangamam/contract/hotel/room-numbers';
import { useState } from 'react';

import * as phrases from '#phrases/hotel/staff/numbers.ts';
import type { Column } from '#web/ui/data/data-table/data-table.tsx';
import { lazyDialog } from '#web/ui/feedback/dialog/lazy-dialog.tsx';
import { StatusBadge, type StatusTone } from '#web/ui/primitives/status-badge/status-badge.tsx';

import styles from '../hotel-admin.module.css';
import { ListTable } from './list-table.tsx';
import { OpenLineActions } from './open-line-actions.tsx';

const FamilyDialog = lazyDialog(async () => (await import('./family-dialog.tsx')).FamilyDialog);

/** Lines of a list that somebody has to look at, each with the reason and what can be said of it. */
export function OpenLineTable({
  conventionId,
  lines,
  isBusy,
  onChosen,
}: {
  conventionId: string;
  lines: readonly OpenLine[];
  isBusy: boolean;
  onChosen: (choices: readonly LineChoice[]) => void;
}) {
  const [searching, setSearching] = useState<OpenLine>();
  return (
    <>
      <ListTable
        caption={phrases.toLookAt}
        columns={[...columns, actionsOf({ lines, isBusy, onChosen, onSearch: setSearching })]}
        rows={lines}
        rowKey={({ line }) => String(line)}
      />
      <FamilyDialog
        conventionId={conventionId}
        line={searching}
        opened={searching !== undefined}
        onClose={() => setSearching(undefined)}
        onChosen={(orderId) => {
          if (searching) onChosen([{ line: searching.line, orderId }]);
          setSearching(undefined);
        }}
      />
    </>
  );
}

const actionsOf = ({
  onSearch,
  ...rest
}: Pick<Parameters<typeof OpenLineActions>[0], 'lines' | 'isBusy' | 'onChosen'> & {
  onSearch: (line: OpenLine) => void;
}): Column<OpenLine> => ({
  key: 'actions',
  header: phrases.whatToDo,
  plain: true,
  cell: (line) => <OpenLineActions {...rest} line={line} onSearch={() => onSearch(line)} />,
});

const tones: Record<LineProblem, StatusTone> = {
  NO_NUMBER: 'waiting',
  UNREADABLE_NUMBER: 'stopped',
  UNKNOWN_FAMILY: 'stopped',
  SEVERAL_FAMILIES: 'stopped',
  NOT_CONFIRMED: 'stopped',
  CANCELLED: 'waiting',
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
        {family ? (
          <span className={styles['number']}>{family.number}</span>
        ) : (
          typedName !== '' && typedNumber !== '' && <span className={styles['number']}>{typedNumber}</span>
        )}
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
    cell: ({ problem, family, confirmationNumber }) => (
      <div>
        <StatusBadge tone={tones[problem]}>{phrases.problems[problem]}</StatusBadge>
        {problem === 'CANCELLED' &&
          family?.before.some((number) => isSameNumber(number, confirmationNumber)) && (
            <span className={styles['sub']}>{phrases.numberUnchanged}</span>
          )}
      </div>
    ),
  },
];
