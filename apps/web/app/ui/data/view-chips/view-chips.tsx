import { Link } from 'react-router';

import { useCurrentInView } from '#web/lib/use-current-in-view.ts';

import styles from './view-chips.module.css';

/** A view of a list. */
export interface ViewChip {
  /** Of the parameter in the address; empty for the view without it. */
  value: string;
  label: string;
  /** How much is in it; null while that is loading into a place of its own, undefined for a view without a number. */
  sum: string | null | undefined;
}

/** A view with an address of its own, such as one that was saved. */
export interface LinkedChip extends Omit<ViewChip, 'value'> {
  key: string;
  /** Query of the address. */
  search: string;
  isCurrent: boolean;
}

/** Links to the views of a list, each with what it has; the current one is marked. */
export function ViewChips({
  label,
  parameter,
  current,
  chips,
  also = '',
  linked = none,
}: {
  /** Names the links for screen readers. */
  label: string;
  parameter: string;
  current: string;
  chips: readonly ViewChip[];
  /** What else stays in the address, such as `conventionId=…`. */
  also?: string;
  /** Further views, after the others; a current one of them is the only one that is marked. */
  linked?: readonly LinkedChip[];
}) {
  const isLinked = linked.some(({ isCurrent }) => isCurrent);
  const all: readonly LinkedChip[] = [
    ...chips.map(({ value, ...chip }) => ({
      ...chip,
      key: `${parameter}=${value}`,
      search: [also, value && `${parameter}=${value}`].filter(Boolean).join('&'),
      isCurrent: !isLinked && current === value,
    })),
    ...linked,
  ];
  const row = useCurrentInView<HTMLUListElement>(all.find(({ isCurrent }) => isCurrent)?.key ?? '');
  return (
    <nav aria-label={label}>
      <ul ref={row} className={styles['chips']}>
        {all.map(({ key, label, sum, search, isCurrent }) => (
          <li key={key}>
            <Link className={styles['chip']} to={{ search }} aria-current={isCurrent ? 'page' : undefined}>
              <span className={styles['label']}>{label}</span>
              {sum !== undefined && (
                <span className={styles['sum']}>{sum ?? <span className={styles['waiting']} />}</span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const none: readonly LinkedChip[] = [];
