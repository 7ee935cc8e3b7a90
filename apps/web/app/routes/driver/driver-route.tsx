import { shuttleRun } from '#phrases/travel/family/driver.ts';
import { DriverView } from '#web/features/travel/family/driver/driver-view.tsx';
import styles from '#web/features/travel/family/driver/driver.module.css';
import { QueryProvider } from '#web/lib/query/query-provider.tsx';
import { pageTitle } from '#web/lib/text/page-title.ts';

import type { Route } from './+types/driver-route.ts';

export const meta = () => pageTitle(shuttleRun);

/** The URL is a secret, so the page must not be cached. */
export const headers = () => ({ 'Cache-Control': 'no-store' });

/** The page of a shuttle's driver, opened by a link and without the site's header: everything on it is about the run. */
export default function Driver({ params: { token } }: Route.ComponentProps) {
  return (
    <QueryProvider>
      <main id="main" className={styles['main']}>
        <DriverView token={token} />
      </main>
    </QueryProvider>
  );
}
