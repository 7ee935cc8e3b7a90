import type { ReactNode } from 'react';

import styles from './kit.module.css';
import { wordsOf, type Script, type Words } from './words.ts';

const scripts: readonly Script[] = ['en', 'ml'];

/**
 * Components of one kind in both scripts, beside each other where there is room; `whole` are those that take the width of
 * a page.
 */
export function Part({
  name,
  whole = false,
  children,
}: {
  name: string;
  whole?: boolean;
  children: (words: Words) => ReactNode;
}) {
  return (
    <section id={name} data-kit-part={name} className={styles['part']}>
      <h2>{name}</h2>
      <div className={styles['scripts']} data-whole={whole || undefined}>
        {scripts.map((script) => (
          <div key={script} lang={script} className={styles['script']}>
            {children(wordsOf[script])}
          </div>
        ))}
      </div>
    </section>
  );
}

/**
 * A component in one state, which is named above it. What only a pointer or the keyboard bring about, `force` brings about
 * in pictures: on the first control within.
 */
export function State({
  name,
  force,
  children,
}: {
  name: string;
  force?: 'hover' | 'focus' | 'active';
  children: ReactNode;
}) {
  return (
    <div className={styles['state']} data-force={force}>
      <small>{name}</small>
      {children}
    </div>
  );
}

/** The green of header and footer, behind what stands there. */
export function OnGreen({ children }: { children: ReactNode }) {
  return <div className={styles['on-green']}>{children}</div>;
}
