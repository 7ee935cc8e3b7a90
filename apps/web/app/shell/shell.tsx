import type { SiteSettings } from '@sangamam/contract/conventions/site-settings/site-settings';
import type { ReactNode } from 'react';

import * as phrases from '#phrases/shell.ts';

import { SiteFooter } from './footer/site-footer.tsx';
import { SiteHeader } from './header/site-header.tsx';
import styles from './shell.module.css';
import { useMainFocus } from './use-main-focus.ts';

/** Header, page and footer of every area except admin. Navigation moves the focus to the start of the new page. */
export function Shell({ settings, children }: { settings: SiteSettings | null; children: ReactNode }) {
  const main = useMainFocus();
  return (
    <div className={styles['shell']}>
      <a className={styles['skip']} href="#main">
        {phrases.skipToTheContent}
      </a>
      <SiteHeader settings={settings} />
      <main id="main" ref={main} tabIndex={-1} className={styles['main']}>
        {children}
      </main>
      <SiteFooter settings={settings} />
    </div>
  );
}
