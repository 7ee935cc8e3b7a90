import { expect, it } from 'vitest';

import { ageGroupOn } from './age-group.ts';

it.each([
  ['2026-07-01', 'SMALL_CHILD'],
  ['2021-07-03', 'SMALL_CHILD'],
  ['2021-07-02', 'CHILD'],
  ['2013-07-03', 'CHILD'],
  ['2013-07-02', 'TEENAGER'],
  ['2008-07-03', 'TEENAGER'],
  ['2008-07-02', 'ADULT'],
  [null, 'UNKNOWN'],
])('somebody born on %s is %s on 2026-07-02', (dob, group) => {
  expect(ageGroupOn(dob, '2026-07-02')).toBe(group);
});
