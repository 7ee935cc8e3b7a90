import type { ReactNode } from 'react';

import styles from './bulk-bar.module.css';

/** What is selected in a list, and what can be done with all of it; stays in sight at the bottom. */
export function BulkBar({
  label,
  selected,
  children,
}: {
  label: string;
  selected: ReactNode;
  children: ReactNode;
}) {
  return (
    <section className={styles['bar']} aria-label={label} data-bar="selected">
      <output>{selected}</output>
      {children}
    </section>
  );
}
