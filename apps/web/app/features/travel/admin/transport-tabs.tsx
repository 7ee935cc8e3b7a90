import { adminPaths } from '@sangamam/contract/admin-paths';
import { Link } from 'react-router';

import * as phrases from '#phrases/travel/admin.ts';
import styles from './transport.module.css';

/** The two sides of the desk, each with its own address. */
export function TransportTabs({ conventionId, isList }: { conventionId: string; isList: boolean }) {
  const of = `${adminPaths.transport}?conventionId=${conventionId}`;
  return (
    <nav aria-label={phrases.views} className={styles['tabs']}>
      <Link to={of} aria-current={isList ? undefined : 'page'}>
        {phrases.runsView}
      </Link>
      <Link to={`${of}&view=journeys`} aria-current={isList ? 'page' : undefined}>
        {phrases.journeysView}
      </Link>
    </nav>
  );
}
