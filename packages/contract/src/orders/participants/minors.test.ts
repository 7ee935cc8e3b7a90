import { describe, expect, it } from 'vitest';

import { attendsWithoutAdult, isUnderOwnMailAge } from './minors.ts';

describe('attendsWithoutAdult', () => {
  it.each([
    ['a child alone', ['2012-04-09'], true],
    ['a child of whom the birth is not known', [null], true],
    ['somebody who turns 18 on the day', ['2012-04-09', '2009-07-15'], false],
    ['somebody who turns 18 on the day after', ['2009-07-16'], true],
    ['an adult alone', ['1980-01-01'], false],
    ['nobody', [], false],
  ])('%s', (_who, births, expected) => {
    expect(attendsWithoutAdult(births, '2027-07-15')).toBe(expected);
  });
});

it('isUnderOwnMailAge ends on the thirteenth birthday', () => {
  expect(isUnderOwnMailAge('2014-07-16', '2027-07-15')).toBe(true);
  expect(isUnderOwnMailAge('2014-07-15', '2027-07-15')).toBe(false);
});
