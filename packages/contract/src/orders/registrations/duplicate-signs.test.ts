import { expect, it } from 'vitest';

import { maybeSamePerson, type DuplicateSign } from './duplicate-signs.ts';

it.each<[DuplicateSign[], boolean, boolean]>([
  [['name', 'dob'], false, true],
  [['name', 'mobile'], true, true],
  [['name', 'email'], true, true],
  [['dob', 'mobile'], false, true],
  [['dob', 'email'], false, true],
  // Somebody whose birth date one family did not give.
  [['name', 'house'], false, true],
  [['name', 'address'], false, true],
  // A grandfather and his grandson of the same name.
  [['name', 'house', 'address'], true, false],
  // A couple, and twins of other families.
  [['mobile', 'address', 'house', 'email'], true, false],
  [['dob'], false, false],
  [['dob', 'house'], false, false],
  [['name'], false, false],
  [[], false, false],
])('%j, other birth dates %s: may be one person %s', (signs, birthDatesDiffer, expected) => {
  expect(maybeSamePerson(signs, { birthDatesDiffer })).toBe(expected);
});
