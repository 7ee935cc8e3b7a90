import { useId, type ReactNode } from 'react';

import { Ornament } from '#web/ui/primitives/ornament/ornament.tsx';
import styles from './section.module.css';

/** A part of a public page: ornament, heading, a sentence, content. */
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
        <Ornament />
        <h2 id={heading}>{title}</h2>
        {intro && <p>{intro}</p>}
      </div>
      {children}
    </section>
  );
}
