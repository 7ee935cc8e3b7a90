import type { ReactNode } from 'react';

import { Ornament } from '#web/ui/primitives/ornament/ornament.tsx';
import styles from './empty-state.module.css';

/** What stands where nothing is yet: what would be here, and how it comes to be. */
export function EmptyState({
  title,
  children,
  action,
}: {
  title: string;
  children?: ReactNode;
  action?: ReactNode;
}) {
  return (
    <div className={styles['empty']}>
      <Ornament centered />
      <h2>{title}</h2>
      {children && <div className={styles['words']}>{children}</div>}
      {action}
    </div>
  );
}
