import { useId, type ReactNode } from 'react';

import styles from './section.module.css';

/** A part of a public page: heading, a sentence, content. The garland stands above the page's own heading alone. */
export function Section({
  id,
  title,
  intro,
  children,
}: {
  id?: string;
  title: string;
  intro?: string;
  children: ReactNode;
}) {
  const heading = useId();
  return (
    <section id={id} className={styles['section']} aria-labelledby={heading}>
      <div className={styles['head']}>
        <h2 id={heading}>{title}</h2>
        {intro && <p>{intro}</p>}
      </div>
      {children}
    </section>
  );
}
