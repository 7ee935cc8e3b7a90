import type { ReactNode } from 'react';

import { Ornament } from '#web/ui/primitives/ornament/ornament.tsx';
import styles from './status-page.module.css';

/** A whole page that says one thing: a success, an error, a place that does not exist. One heading, few words, one next step. */
export function StatusPage({
  title,
  eyebrow,
  tone = 'calm',
  drawing,
  children,
}: {
  title: string;
  eyebrow?: string;
  tone?: 'calm' | 'success' | 'danger';
  /** In place of the garland. */
  drawing?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className={styles['page']} data-tone={tone}>
      {drawing ?? <Ornament />}
      {eyebrow && <p className={styles['eyebrow']}>{eyebrow}</p>}
      <h1>{title}</h1>
      {children}
    </div>
  );
}

StatusPage.Actions = function Actions({ children }: { children: ReactNode }) {
  return <div className={styles['actions']}>{children}</div>;
};
