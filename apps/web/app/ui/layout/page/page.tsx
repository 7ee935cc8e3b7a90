import type { ReactNode } from 'react';

import { Ornament } from '#web/ui/primitives/ornament/ornament.tsx';
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
  fillsScreen = false,
  ornament = false,
  children,
}: {
  title: string;
  intro?: ReactNode;
  /** Breadcrumbs or the stepper of the registration. */
  above?: ReactNode;
  actions?: ReactNode;
  narrow?: boolean;
  /** True for a short page that loads: the foot of the site stays below the screen, where it was while it loaded. */
  fillsScreen?: boolean;
  /** True on public pages: the portal has none. */
  ornament?: boolean;
  children?: ReactNode;
}) {
  return (
    <div
      className={styles['page']}
      data-page
      data-narrow={narrow || undefined}
      data-fills-screen={fillsScreen || undefined}
    >
      {above}
      <header className={styles['head']}>
        {ornament && <Ornament />}
        <div className={styles['title']} data-page-title>
          <h1>{title}</h1>
        </div>
        {intro && <p>{intro}</p>}
      </header>
      <div className={styles['content']}>{children}</div>
      {actions && <PageActions>{actions}</PageActions>}
    </div>
  );
}

/**
 * The acts at a page's foot, for content that brings its own. On a phone `main`, the one act that leads on, stays in
 * sight at the edge of the screen while the content scrolls; `beside` stands with it there.
 */
export function PageActions({
  main,
  beside,
  children,
}: {
  main?: ReactNode;
  beside?: ReactNode;
  children?: ReactNode;
}) {
  if (!main)
    return (
      <div className={styles['actions']} data-edge="wide">
        {children}
      </div>
    );
  return (
    <div className={styles['actions']} data-sticky="true">
      <div className={styles['others']} data-edge="wide">
        {children}
      </div>
      <div className={styles['main']}>
        {beside && <div className={styles['beside']}>{beside}</div>}
        {main}
      </div>
    </div>
  );
}

/** Things side by side that wrap: buttons, badges. */
export function Row({ children, end = false }: { children: ReactNode; end?: boolean }) {
  return (
    <div className={styles['row']} data-end={end || undefined} data-edge={end ? undefined : 'any'}>
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
