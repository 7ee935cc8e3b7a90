import { adminPaths } from '@sangamam/contract/admin-paths';
import { Link } from 'react-router';

import * as phrases from '#phrases/travel/staff/journeys.ts';
import styles from './transport.module.css';

/** What the desk shows: its runs, all journeys, or drivers and vehicles. */
export type TransportSide = 'runs' | 'journeys' | 'fleet';

const sides = [
  ['runs', '', phrases.runsView],
  ['journeys', '&view=journeys', phrases.journeysView],
  ['fleet', '&view=fleet', phrases.fleetView],
] as const;

/** The sides of the desk, each with its own address. */
export function TransportTabs({ conventionId, side }: { conventionId: string; side: TransportSide }) {
  return (
    <nav aria-label={phrases.views} className={styles['tabs']}>
      {sides.map(([one, query, label]) => (
        <Link
          key={one}
          to={`${adminPaths.transport}?conventionId=${conventionId}${query}`}
          aria-current={side === one ? 'page' : undefined}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}

/** The side that an address names. */
export function sideOf(view: string): TransportSide {
  return view === 'journeys' || view === 'fleet' ? view : 'runs';
}
