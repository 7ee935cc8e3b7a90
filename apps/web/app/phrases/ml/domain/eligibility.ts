import type { PackageEligibility } from '@sangamam/contract/conventions/packages/package-eligibility';

export * from '../../en/domain/eligibility.ts';

/** As in the contract's `describe-eligibility.ts`: who may take a package, in a sentence. */
export function describeEligibility({ minPeople, maxPeople, minAge, maxAge }: PackageEligibility): string {
  const people = forPeople(minPeople, maxPeople);
  const ages = ofAge(minAge, maxAge);
  if (people === '') return ages === '' ? '' : `${ages} ആളുകൾക്ക്`;
  return ages === '' ? people : `${ages} ${people}`;
}

function forPeople(min: number | null, max: number | null): string {
  if (max === 1) return 'ഒരാൾക്ക്';
  if (min !== null && min === max) return `${min} പേർക്ക്`;
  if (min !== null && max !== null) return `${min} മുതൽ ${max} വരെ പേർക്ക്`;
  if (max !== null) return `പരമാവധി ${max} പേർക്ക്`;
  return min === null ? '' : `കുറഞ്ഞത് ${min} പേർക്ക്`;
}

function ofAge(min: number | null, max: number | null): string {
  if (min !== null && max !== null) return `${min} മുതൽ ${max} വരെ വയസ്സുള്ള`;
  if (min !== null) return `${min} വയസ്സോ അതിൽ കൂടുതലോ ഉള്ള`;
  return max === null ? '' : `${max} വയസ്സോ അതിൽ കുറവോ ഉള്ള`;
}
