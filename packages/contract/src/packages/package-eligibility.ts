import { ageOn } from '../fields/dates/calendar-date.ts';

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

/** The rule in a sentence; empty when everybody may take the package. */
export function describeEligibility({ minPeople, maxPeople, minAge, maxAge }: PackageEligibility): string {
  const people =
    minPeople !== null && minPeople === maxPeople
      ? minPeople === 1
        ? 'one person'
        : `exactly ${minPeople} people`
      : minPeople !== null && maxPeople !== null
        ? `${minPeople} to ${maxPeople} people`
        : maxPeople !== null
          ? maxPeople === 1
            ? 'one person'
            : `up to ${maxPeople} people`
          : minPeople !== null
            ? `${minPeople} people or more`
            : '';
  const ages =
    minAge !== null && maxAge !== null
      ? `aged ${minAge} to ${maxAge}`
      : minAge !== null
        ? `aged ${minAge} or over`
        : maxAge !== null
          ? `aged ${maxAge} or under`
          : '';
  const words = [people === '' && ages !== '' ? 'people' : people, ages]
    .filter((part) => part !== '')
    .join(' ');
  return words === '' ? '' : `For ${words}`;
}
