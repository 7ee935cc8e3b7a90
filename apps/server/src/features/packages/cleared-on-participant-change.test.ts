import { expect, it } from 'vitest';

import { defaultClearedOnParticipantChange } from './cleared-on-participant-change.ts';

it.each([
  ['SINGLE REGISTRATION', true],
  ['SENIOR CITIZEN', true],
  [' senior citizen ', true],
  ['SENIOR CITIZEN COUPLE', false],
  ['GOLD FAMILY', false],
  ['', false],
])('a new package named "%s" is taken back when people change: %s', (name, expected) => {
  expect(defaultClearedOnParticipantChange(name)).toBe(expected);
});
