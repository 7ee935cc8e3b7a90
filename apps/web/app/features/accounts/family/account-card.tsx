import type { ReactNode } from 'react';

import { Card } from '#web/ui/layout/card/card.tsx';
import { Ornament } from '#web/ui/primitives/ornament/ornament.tsx';

import styles from './account-card.module.css';

/** A small page with one task, such as signing in or choosing a password. `below` holds links to other pages. */
export function AccountCard({
  title,
  intro,
  ornament = true,
  children,
  below,
}: {
  title: string;
  intro?: ReactNode;
  /** False in the portal: only public pages have one. */
  ornament?: boolean;
  children: ReactNode;
  below?: ReactNode;
}) {
  return (
    <div className={styles['page']}>
      <Card bordered as="div">
        <header className={styles['head']}>
          {ornament && <Ornament />}
          <h1>{title}</h1>
          {intro && <p>{intro}</p>}
        </header>
        <div className={styles['body']}>{children}</div>
      </Card>
      {below && <div className={styles['below']}>{below}</div>}
    </div>
  );
}

/** Text that belongs to the form without being part of it. */
export function FinePrint({ children }: { children: ReactNode }) {
  return <p className={styles['finePrint']}>{children}</p>;
}
