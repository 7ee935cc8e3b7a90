import { adminPaths } from '@sangamam/contract/admin-paths';
import type { TransportDay } from '@sangamam/contract/travel/journeys/transport-endpoints';
import { Link } from 'react-router';

import * as phrases from '#phrases/travel/staff/journeys.ts';

import styles from './transport.module.css';

/** Families without a plan, incomplete flights and passengers without seats; each number links to what it counts. */
export function WhatIsMissing({
  overview: { days, withoutPlan, incomplete },
  conventionId,
}: {
  overview: { days: readonly TransportDay[]; withoutPlan: number; incomplete: number };
  conventionId: string;
}) {
  const unseated = days.reduce((sum, { passengers, seated }) => sum + passengers - seated, 0);
  const of = `${adminPaths.transport}?conventionId=${conventionId}&view=journeys`;
  const counts = [
    { to: `${of}&show=NO_PLAN`, count: withoutPlan, words: phrases.withoutPlan(withoutPlan) },
    { to: `${of}&show=INCOMPLETE`, count: incomplete, words: phrases.incompleteFlights(incomplete) },
    { to: `${of}&show=UNSEATED`, count: unseated, words: phrases.withoutSeats(unseated) },
  ];
  return (
    <nav aria-label={phrases.todo}>
      <ul className={styles['counts']}>
        {counts.map(({ to, count, words }) => (
          <li key={words}>
            <Link to={to} data-waits={count > 0 || undefined}>
              <strong>{count}</strong> <span>{words}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
