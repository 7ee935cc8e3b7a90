import { expect, it } from 'vitest';

import { describeEligibility } from './describe-eligibility.ts';
import { mayTakePackage, type PackageEligibility } from './package-eligibility.ts';

const everybody: PackageEligibility = { minPeople: null, maxPeople: null, minAge: null, maxAge: null };
const single = { ...everybody, minPeople: 1, maxPeople: 1 };
const senior = { ...single, minAge: 65 };
const day = '2027-07-15';

it.each<[PackageEligibility, (string | null)[], boolean]>([
  [everybody, ['1980-01-01', '2026-01-01'], true],
  [single, ['1980-01-01'], true],
  [single, ['1980-01-01', '1981-01-01'], false],
  [single, [], false],
  [senior, ['1962-07-15'], true],
  [senior, ['1962-07-16'], false],
  [senior, [null], false],
])('the rule %j fits the group %j: %s', (rule, births, may) => {
  expect(mayTakePackage(rule, births, day)).toBe(may);
});

it.each<[PackageEligibility, string]>([
  [everybody, ''],
  [single, 'For one person'],
  [senior, 'For one person aged 65 or over'],
  [{ ...everybody, minPeople: 2, maxPeople: 4 }, 'For 2 to 4 people'],
  [{ ...everybody, maxPeople: 5 }, 'For up to 5 people'],
  [{ ...everybody, minPeople: 3 }, 'For 3 people or more'],
  [{ ...everybody, maxAge: 25 }, 'For people aged 25 or under'],
])('the rule %j is described as %j', (rule, words) => {
  expect(describeEligibility(rule)).toBe(words);
});
