import { useId, type ReactNode } from 'react';

import { langOf } from '#web/lib/text/lang-of.ts';

import styles from './section-frame.module.css';

/** The frame of a section: its title, if the editor gave it one, and beside it what moves the section. */
export function SectionFrame({
  title,
  fallbackLabel,
  aside,
  plain = false,
  children,
}: {
  title: string;
  /** Names the section for screen readers where it has no title. */
  fallbackLabel: string;
  aside?: ReactNode;
  /** For texts that read on from section to section: less air. */
  plain?: boolean;
  children: ReactNode;
}) {
  const heading = useId();
  const named = title === '' ? { 'aria-label': fallbackLabel } : { 'aria-labelledby': heading };
  return (
    <section className={styles['section']} data-plain={plain || undefined} {...named}>
      {(title !== '' || aside) && (
        <div className={styles['head']}>
          {title !== '' && (
            <h2 id={heading} lang={langOf(title)}>
              {title}
            </h2>
          )}
          {aside}
        </div>
      )}
      {children}
    </section>
  );
}
