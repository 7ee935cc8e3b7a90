import { ageOn } from '../../fields/dates/age.ts';

/** From this age on somebody may have an account and mail of their own (SPEC §1). In whole years. */
export const ownMailAge = 13;

/** From this age on somebody is an adult, who may be responsible for the children of a family. In whole years. */
export const adultAge = 18;

/** True for a child who may not have an account, and whose e-mail address is therefore not stored. */
export function isUnderOwnMailAge(dob: string, today: string): boolean {
  return ageOn(dob, today) < ownMailAge;
}

/**
 * True when people attend and none of them is an adult on `day` (`YYYY-MM-DD`). Somebody whose date of birth is not known
 * counts as no adult.
 */
export function attendsWithoutAdult(births: readonly (string | null)[], day: string): boolean {
  return births.length > 0 && births.every((dob) => dob === null || ageOn(dob, day) < adultAge);
}
