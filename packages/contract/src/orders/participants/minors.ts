import { ageOn } from '../../fields/dates/age.ts';

/** The minimum age, in whole years, for an account and an own e-mail address (SPEC §1). */
export const ownMailAge = 13;

/** The age of an adult in whole years, who may be responsible for the children of a family. */
export const adultAge = 18;

/** True for a child who may not have an account, and whose e-mail address is therefore not stored. */
export function isUnderOwnMailAge(dob: string, today: string): boolean {
  return ageOn(dob, today) < ownMailAge;
}

/**
 * True when people attend and none of them is an adult on `day` (`YYYY-MM-DD`). A person without a date of birth does
 * not count as an adult.
 */
export function attendsWithoutAdult(births: readonly (string | null)[], day: string): boolean {
  return births.length > 0 && births.every((dob) => dob === null || ageOn(dob, day) < adultAge);
}
