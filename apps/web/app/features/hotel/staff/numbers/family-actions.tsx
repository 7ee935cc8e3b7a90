import type { FamilyNumbers, LineChoice } from '@sangamam/contract/hotel/numbers/numbers-endpoints';

import * as phrases from '#phrases/hotel/staff/numbers.ts';
import { Button } from '#web/ui/primitives/button/button.tsx';

import styles from '../hotel-admin.module.css';

/** What can be said of a family that a list has numbers for: that it is another one, unless its number was in the list, or that its lines are left out. */
export function FamilyActions({
  family: { lines, foundBy, registrantName },
  isBusy,
  onChosen,
  onSearch,
}: {
  family: FamilyNumbers;
  isBusy: boolean;
  onChosen: (choices: readonly LineChoice[]) => void;
  onSearch: () => void;
}) {
  return (
    <div className={styles['lineActions']}>
      {foundBy !== 'NUMBER' && (
        <Button
          variant="secondary"
          size="sm"
          disabled={isBusy}
          onClick={onSearch}
          aria-label={phrases.anotherFamilyThan({ name: registrantName })}
        >
          {phrases.anotherFamily}
        </Button>
      )}
      <Button
        variant="muted"
        size="sm"
        disabled={isBusy}
        onClick={() => onChosen(lines.map((line) => ({ line, orderId: null })))}
        aria-label={phrases.leaveOutFamily({ name: registrantName })}
      >
        {phrases.leaveOut}
      </Button>
    </div>
  );
}
