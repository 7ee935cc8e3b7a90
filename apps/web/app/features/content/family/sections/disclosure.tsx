import type { ReactNode } from 'react';

import { langOf } from '#web/lib/text/lang-of.ts';
import { Icon } from '#web/ui/primitives/icon/icon.tsx';

import styles from './disclosure.module.css';

/** Text that opens below its summary, by the browser's own means: also without scripts, also by a search in the page. */
export function Disclosure({
  more,
  less,
  about,
  children,
}: {
  more: string;
  less: string;
  /** Tells disclosures of one page apart for screen readers. */
  about: string;
  children: ReactNode;
}) {
  return (
    <details className={styles['disclosure']}>
      <summary>
        <span className={styles['more']}>{more}</span>
        <span className={styles['less']}>{less}</span>
        {about !== '' && (
          <span className="visually-hidden" lang={langOf(about)}>
            : {about}
          </span>
        )}
        <Icon name="chevronDown" />
      </summary>
      <div className={styles['content']}>{children}</div>
    </details>
  );
}
