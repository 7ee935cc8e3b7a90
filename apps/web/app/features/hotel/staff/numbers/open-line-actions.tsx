import type { LineChoice, LineProblem, OpenLine } from '@sangamam/contract/hotel/numbers/numbers-endpoints';

import * as phrases from '#phrases/hotel/staff/numbers.ts';
import { Button } from '#web/ui/primitives/button/button.tsx';

import styles from '../hotel-admin.module.css';

/** Problems of lines that may be about another family than the one that was found. */
const ofAnotherFamily: ReadonlySet<LineProblem> = new Set([
  'UNKNOWN_FAMILY',
  'SEVERAL_FAMILIES',
  'NOT_CONFIRMED',
  'MORE_NUMBERS_THAN_ROOMS',
  'DOUBLE_NUMBER',
]);

/** What can be said of a line: whose it is, that all rooms of its family are right, or that it is left out. */
export function OpenLineActions({
  line: { line, problem, family, similar },
  lines,
  isBusy,
  onChosen,
  onSearch,
}: {
  line: OpenLine;
  /** All open lines: those of one family are settled together. */
  lines: readonly OpenLine[];
  isBusy: boolean;
  onChosen: (choices: readonly LineChoice[]) => void;
  onSearch: () => void;
}) {
  const look = { variant: 'secondary', size: 'sm', disabled: isBusy } as const;
  const ofFamily = lines.filter(
    (other) => other.problem === problem && other.family?.orderId === family?.orderId,
  );
  return (
    <div className={styles['lineActions']}>
      {similar.map(({ orderId, registrantName, number }) => (
        <Button key={orderId} {...look} onClick={() => onChosen([{ line, orderId }])}>
          {phrases.itIs({ registrantName, number })}
        </Button>
      ))}
      {ofAnotherFamily.has(problem) && (
        <Button {...look} onClick={onSearch} aria-label={phrases.chooseFamilyOfLine({ line })}>
          {phrases.chooseFamily}
        </Button>
      )}
      {problem === 'MORE_NUMBERS_THAN_ROOMS' && family && ofFamily[0]?.line === line && (
        <Button
          {...look}
          onClick={() => onChosen(ofFamily.map((other) => ({ line: other.line, orderId: family.orderId })))}
        >
          {phrases.allAreRight({ lines: ofFamily.length })}
        </Button>
      )}
      <Button
        {...look}
        variant="muted"
        onClick={() => onChosen([{ line, orderId: null }])}
        aria-label={phrases.leaveOutLine({ line })}
      >
        {phrases.leaveOut}
      </Button>
    </div>
  );
}
