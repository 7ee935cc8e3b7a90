import type { PackageEligibility } from './package-eligibility.ts';

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
