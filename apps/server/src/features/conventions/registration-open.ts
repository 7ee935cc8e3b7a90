import { calendarDateIn } from '@sangamam/contract/fields/dates/calendar-date';

import type { Actor } from '#server/http/access/actor.ts';

import type { ConventionRow } from './convention-repository.ts';

type Openness = Pick<ConventionRow, 'active' | 'openedAt' | 'conventionDeadline' | 'endDate' | 'timeZone'>;

/**
 * True while registrations may be started or submitted: the convention is active, staff have opened it, and the
 * deadline day has not ended in its time zone (DECISIONS §4).
 */
export function isRegistrationOpen(convention: Openness, now: Date): boolean {
  return isOpenUntil(convention.conventionDeadline, convention, now);
}

/** The same for staff who register a family: they may until the convention's last day, for those who come without notice. */
export function isRegistrationOpenToStaff(convention: Openness, now: Date): boolean {
  return isOpenUntil(convention.endDate, convention, now);
}

/** The same for whoever acts, a family or staff for it. */
export function isRegistrationOpenTo(
  { onBehalfBy }: Pick<Actor, 'onBehalfBy'>,
  convention: Openness,
  now: Date,
): boolean {
  return onBehalfBy === undefined
    ? isRegistrationOpen(convention, now)
    : isRegistrationOpenToStaff(convention, now);
}

function isOpenUntil(lastDay: string, { active, openedAt, timeZone }: Openness, now: Date): boolean {
  if (!active || openedAt === null || openedAt > now) return false;
  return calendarDateIn(timeZone, now) <= lastDay;
}
