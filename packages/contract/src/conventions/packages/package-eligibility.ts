import { ageOn } from '../../fields/dates/calendar-date.ts';

/** Who may take a package: limits on the number of selected people and on the age of each on the first day. */
export interface PackageEligibility {
  minPeople: number | null;
  maxPeople: number | null;
  minAge: number | null;
  maxAge: number | null;
}

/**
 * True when a group with these dates of birth (`YYYY-MM-DD`) may take the package of a convention that starts on `day`.
 */
export function mayTakePackage(
  rule: PackageEligibility,
  births: readonly (string | null)[],
  day: string,
): boolean {
  const { minPeople, maxPeople, minAge, maxAge } = rule;
  if (minPeople !== null && births.length < minPeople) return false;
  if (maxPeople !== null && births.length > maxPeople) return false;
  if (minAge === null && maxAge === null) return true;
  return births.every((born) => {
    if (born === null) return false;
    const age = ageOn(born, day);
    return (minAge === null || age >= minAge) && (maxAge === null || age <= maxAge);
  });
}
