import { useId, type ReactNode } from 'react';

import { Card } from '#web/ui/card/card.tsx';
import styles from './registration-detail.module.css';

/** A piece of the registration under a heading of its own. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  const heading = useId();
  return (
    <Card labelledBy={heading}>
      <div className={styles['part']}>
        <h2 id={heading}>{title}</h2>
        {children}
      </div>
    </Card>
  );
}
