import { ageOn } from '../../fields/dates/age.ts';
import { adultAge, ownMailAge } from '../../orders/participants/minors.ts';

/** Age groups of the arrival desk and of badges, youngest first; `UNKNOWN` without a date of birth. */
export const ageGroups = ['SMALL_CHILD', 'CHILD', 'TEENAGER', 'ADULT', 'UNKNOWN'] as const;
export type AgeGroup = (typeof ageGroups)[number];

/** From this age in whole years a small child is a child. */
export const schoolAge = 5;

/** The group of somebody born on `dob` on the first day of the convention (both `YYYY-MM-DD`). */
export function ageGroupOn(dob: string | null, firstDay: string): AgeGroup {
  if (dob === null) return 'UNKNOWN';
  const age = ageOn(dob, firstDay);
  if (age >= adultAge) return 'ADULT';
  if (age >= ownMailAge) return 'TEENAGER';
  return age >= schoolAge ? 'CHILD' : 'SMALL_CHILD';
}
