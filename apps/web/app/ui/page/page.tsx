import type { ReactNode } from 'react';

import styles from './page.module.css';

/**
 * The frame of a screen in the portal: what leads back, one heading, a sentence, content, and at its foot the acts.
 * `narrow` is for forms and reading.
 */
export function Page({
  title,
  intro,
  above,
  actions,
  narrow = false,
  children,
}: {
  title: string;
  intro?: ReactNode;
  /** Breadcrumbs or the stepper of the registration. */
  above?: ReactNode;
  actions?: ReactNode;
  narrow?: boolean;
  children?: ReactNode;
}) {
  return (
    <div className={styles['page']} data-narrow={narrow || undefined}>
      {above}
      <header className={styles['head']}>
        <h1>{title}</h1>
        {intro && <p>{intro}</p>}
      </header>
      <div className={styles['content']}>{children}</div>
      {actions && <PageActions>{actions}</PageActions>}
    </div>
  );
}

/** The acts at a page's foot, for content that brings its own. */
export function PageActions({ children }: { children: ReactNode }) {
  return <div className={styles['actions']}>{children}</div>;
}

/** Things side by side that wrap: buttons, badges. */
export function Row({ children, end = false }: { children: ReactNode; end?: boolean }) {
  return (
    <div className={styles['row']} data-end={end || undefined}>
      {children}
    </div>
  );
}

/** Things below each other at one distance. */
export function Stack({ children, gap = 'md' }: { children: ReactNode; gap?: 'sm' | 'md' | 'lg' }) {
  return (
    <div className={styles['stack']} data-gap={gap}>
      {children}
    </div>
  );
}
