import { useId, type ReactNode } from 'react';

import { Card } from '#web/ui/layout/card/card.tsx';

import styles from './amendment.module.css';

/** A part of the page with a heading. */
export function Part({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  const heading = useId();
  return (
    <Card labelledBy={heading}>
      <div className={styles['part']}>
        <h2 id={heading}>{title}</h2>
        {hint && <p className={styles['hint']}>{hint}</p>}
        {children}
      </div>
    </Card>
  );
}
