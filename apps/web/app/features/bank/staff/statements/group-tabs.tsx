import type { LineGroup } from '@sangamam/contract/bank/statements/statement-endpoints';
import type { Currency } from '@sangamam/contract/orders/pricing/currency-for';

import * as phrases from '#phrases/bank/staff/statements.ts';

import { centsText } from './cents-text.ts';
import styles from './statements.module.css';

interface GroupCount {
  group: LineGroup;
  lines: number;
  sums: readonly { currency: Currency; cents: number }[];
}

/** How many lines each state has and what they add up to; choosing one shows its lines. */
export function GroupTabs({
  groups,
  current,
  onChoose,
}: {
  groups: readonly GroupCount[];
  current: LineGroup;
  onChoose: (group: LineGroup) => void;
}) {
  return (
    <nav aria-label={phrases.linesByState} className={styles['groups']}>
      {groups.map(({ group, lines, sums }) => (
        <button
          key={group}
          type="button"
          className={styles['group']}
          data-group={group}
          aria-current={group === current || undefined}
          onClick={() => onChoose(group)}
        >
          <span className={styles['groupName']}>{phrases.groups[group]}</span>
          <span className={styles['count']}>{lines.toLocaleString('en-US')}</span>
          <span className={styles['sums']}>
            {sums.map(({ currency, cents }) => (
              <span key={currency}>{centsText(cents, currency)}</span>
            ))}
          </span>
        </button>
      ))}
    </nav>
  );
}
