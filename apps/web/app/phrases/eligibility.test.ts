import type { PackageEligibility } from '@sangamam/contract/conventions/packages/package-eligibility';
import { expect, it } from 'vitest';

import { describeEligibility as inEnglish } from './en/domain/eligibility.ts';
import { describeEligibility as inMalayalam } from './ml/domain/eligibility.ts';

const everybody: PackageEligibility = { minPeople: null, maxPeople: null, minAge: null, maxAge: null };

it.each<[Partial<PackageEligibility>, string, string]>([
  [{}, '', ''],
  [{ minPeople: 3, maxPeople: 8 }, 'For 3 to 8 people', '3 മുതൽ 8 വരെ പേർക്ക്'],
  [{ minPeople: 2, maxPeople: 2 }, 'For exactly 2 people', '2 പേർക്ക്'],
  [{ maxPeople: 5 }, 'For up to 5 people', 'പരമാവധി 5 പേർക്ക്'],
  [{ minPeople: 9 }, 'For 9 people or more', 'കുറഞ്ഞത് 9 പേർക്ക്'],
  [
    { minPeople: 1, maxPeople: 1, minAge: 65 },
    'For one person aged 65 or over',
    '65 വയസ്സോ അതിൽ കൂടുതലോ ഉള്ള ഒരാൾക്ക്',
  ],
  [{ minAge: 18, maxAge: 30 }, 'For people aged 18 to 30', '18 മുതൽ 30 വരെ വയസ്സുള്ള ആളുകൾക്ക്'],
  [{ maxAge: 12 }, 'For people aged 12 or under', '12 വയസ്സോ അതിൽ കുറവോ ഉള്ള ആളുകൾക്ക്'],
])('who may take a package, %o, is said in both languages', (rule, english, malayalam) => {
  expect(inEnglish({ ...everybody, ...rule })).toBe(english);
  expect(inMalayalam({ ...everybody, ...rule })).toBe(malayalam);
});
