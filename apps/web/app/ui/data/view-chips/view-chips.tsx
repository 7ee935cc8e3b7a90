import { Link } from 'react-router';

import styles from './view-chips.module.css';

/** A view of a list. */
export interface ViewChip {
  /** Of the parameter in the address; empty for the view without it. */
  value: string;
  label: string;
  /** How much is in it; undefined while that is loading, and for a view without a number. */
  sum: string | undefined;
}

/** Links to the views of a list, each with what it has; the current one is marked. */
export function ViewChips({
  label,
  parameter,
  current,
  chips,
  also = '',
}: {
  /** Names the links for screen readers. */
  label: string;
  parameter: string;
  current: string;
  chips: readonly ViewChip[];
  /** What else stays in the address, such as `conventionId=…`. */
  also?: string;
}) {
  return (
    <nav aria-label={label}>
      <ul className={styles['chips']}>
        {chips.map(({ value, label, sum }) => (
          <li key={value}>
            <Link
              className={styles['chip']}
              to={{ search: [also, value && `${parameter}=${value}`].filter(Boolean).join('&') }}
              aria-current={current === value ? 'page' : undefined}
            >
              <span className={styles['label']}>{label}</span>
              {sum !== undefined && <span className={styles['sum']}>{sum}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
