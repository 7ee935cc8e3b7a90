import { expect, it } from 'vitest';

import type { GroupMember } from './participants/people-rules.ts';
import { nextStep, type ResumeStep } from './next-step.ts';

const self: GroupMember = { relationship: 'SELF', selected: true, maritalStatus: 'SINGLE' };
const married: GroupMember = { ...self, maritalStatus: 'MARRIED' };
const mother: GroupMember = { relationship: 'MOTHER', selected: true, maritalStatus: 'WIDOW' };
const spouse: GroupMember = { relationship: 'SPOUSE', selected: false, maritalStatus: 'MARRIED' };

it.each<[string, GroupMember[], boolean, ResumeStep]>([
  ['just started', [self], false, 'people'],
  ['people added', [self, mother], false, 'package'],
  ['the spouse is missing', [married, mother], false, 'people'],
  ['the spouse is missing, a package chosen before', [married, mother], true, 'people'],
  ['the spouse stays at home', [married, spouse], false, 'package'],
  ['nobody comes along', [{ ...self, selected: false }], true, 'people'],
  ['alone with a package', [self], true, 'review'],
  ['a family with a package', [married, spouse, mother], true, 'review'],
])('%s', (_name, people, packageChosen, step) => {
  expect(nextStep(people, packageChosen)).toBe(step);
});
