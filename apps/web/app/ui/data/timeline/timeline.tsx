import type { ReactNode } from 'react';

import * as phrases from '#phrases/ui.ts';
import { Icon } from '#web/ui/primitives/icon/icon.tsx';
import styles from './timeline.module.css';

/** A value that became another one, in words. */
export interface Change {
  name: string;
  before: string;
  after: string;
}

/** One thing that happened. */
export interface TimelineEntry {
  id: string;
  what: ReactNode;
  /** When, and by whom. */
  when: ReactNode;
  /** Why, as somebody typed it. */
  why?: ReactNode;
  changes?: readonly Change[];
}

/** What happened, in the order given. */
export function Timeline({ entries }: { entries: readonly TimelineEntry[] }) {
  return (
    <ol className={styles['timeline']}>
      {entries.map(({ id, what, when, why, changes = [] }) => (
        <li key={id}>
          <span className={styles['what']}>{what}</span>
          <span className={styles['when']}>{when}</span>
          {why && <span className={styles['why']}>{why}</span>}
          {changes.length > 0 && (
            <dl className={styles['changes']}>
              {changes.map(({ name, before, after }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>
                    <del>
                      <span className="visually-hidden">{phrases.was} </span>
                      {before}
                    </del>{' '}
                    <Icon name="arrowRight" size={14} />{' '}
                    <ins>
                      <span className="visually-hidden">{phrases.is} </span>
                      {after}
                    </ins>
                  </dd>
                </div>
              ))}
            </dl>
          )}
        </li>
      ))}
    </ol>
  );
}
