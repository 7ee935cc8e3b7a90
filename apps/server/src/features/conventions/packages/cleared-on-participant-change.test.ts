import { expect, it } from 'vitest';

import { defaultClearedOnParticipantChange } from './cleared-on-participant-change.ts';

it.each([
  ['SINGLE REGISTRATION', true],
  ['SENIOR CITIZEN', true],
  [' senior citizen ', true],
  ['SENIOR CITIZEN COUPLE', false],
  ['GOLD FAMILY', false],
  ['', false],
])('whether a new package named "%s" is cleared when participants change: %s', (name, expected) => {
  expect(defaultClearedOnParticipantChange(name)).toBe(expected);
});
