import { calendarDateIn } from '@sangamam/contract/fields/dates/calendar-date';

import type { ConventionRow } from './convention-repository.ts';

type Openness = Pick<ConventionRow, 'active' | 'openedAt' | 'conventionDeadline' | 'timeZone'>;

/**
 * True while registrations may be started or submitted: the convention is active, staff have opened it, and the
 * deadline day has not ended in its time zone (DECISIONS §4).
 */
export function isRegistrationOpen(convention: Openness, now: Date): boolean {
  const { active, openedAt, conventionDeadline, timeZone } = convention;
  if (!active || openedAt === null || openedAt > now) return false;
  return calendarDateIn(timeZone, now) <= conventionDeadline;
}
