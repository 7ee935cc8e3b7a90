import type { ReactNode } from 'react';
import { Link } from 'react-router';

import styles from './count-link.module.css';

/** A number as a link to the list of exactly what it counts; without anything to list it is only shown. */
export function CountLink({
  count,
  to,
  what,
  children = count,
}: {
  count: number;
  /** The address of the list. */
  to: string;
  /** What the list is of, for screen readers: many numbers of a table are the same. */
  what: string;
  /** What is read in place of the number alone, such as `3 of 10`. */
  children?: ReactNode;
}) {
  if (count === 0) return children;
  return (
    <Link to={to} className={styles['count']}>
      {children}
      <span className="visually-hidden"> {what}</span>
    </Link>
  );
}
