import type { ReactNode } from 'react';

import * as phrases from '#phrases/staff/shell.ts';
import { site } from '#web/config/site.ts';
import { BrandMark } from '#web/ui/primitives/brand/brand-mark.tsx';
import styles from './admin-shell.module.css';
import { OutlineHeading } from './outline-heading.tsx';
import outline from './page-outline.module.css';
import { Outline } from './page-outline.tsx';
import { usePageHandle } from './page-handle.ts';

/**
 * The admin area as the server sends it: what everybody sees, and the page's heading for those who may see it. It stands
 * until the scripts have arrived. A page may say a first fact of its own (`children`) by then.
 */
export function AdminOutline({ children }: { children?: ReactNode }) {
  const handle = usePageHandle();
  return (
    <div className={styles['shell']} data-print="shell">
      <div className={styles['side']} data-print="none">
        <span className={styles['brand']}>
          <BrandMark size={36} />
          <span className={styles['name']}>
            {site.name}
            <small>{phrases.admin}</small>
          </span>
        </span>
      </div>
      <main className={styles['main']}>
        <Outline>
          {handle ? <OutlineHeading handle={handle} /> : <span className={outline['heading']} />}
          {children}
        </Outline>
      </main>
    </div>
  );
}
