import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

import { Spinner } from '#web/ui/primitives/spinner/spinner.tsx';
import styles from './waiting-count.module.css';

/** A number that links to what it counts. */
export function WaitingCount({
  to,
  label,
  query: { data, isError },
}: {
  to: string;
  label: string;
  query: UseQueryResult<number>;
}) {
  return (
    <li>
      <Link to={to} className={styles['count']} data-waits={data ? true : undefined}>
        <span className={styles['figure']}>{data ?? (isError ? '?' : <Spinner />)}</span>
        <span className={styles['label']}>{label}</span>
      </Link>
    </li>
  );
}

/** Numbers side by side; `small` for those that only inform. */
export function WaitingCounts({
  label,
  small = false,
  children,
}: {
  label: string;
  small?: boolean;
  children: ReactNode;
}) {
  return (
    <ul className={styles['grid']} data-small={small || undefined} aria-label={label}>
      {children}
    </ul>
  );
}
