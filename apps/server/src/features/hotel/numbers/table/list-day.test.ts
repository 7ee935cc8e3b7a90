import { expect, it } from 'vitest';

import { parseListDay } from './list-day.ts';

it.each([
  ['22-Jul-27', '2027-07-22'],
  ['Thu, 22 July 2027', '2027-07-22'],
  ['Jul 22, 2027', '2027-07-22'],
  ['2027-07-22T00:00:00.000Z', '2027-07-22'],
  ['07/22/2027', '2027-07-22'],
  ['22/07/27', '2027-07-22'],
  ['7/8/27', '2027-07-08'],
  ['22.07.2027', '2027-07-22'],
  ['31-Feb-27', undefined],
  ['22-Xyz-27', undefined],
  ['tomorrow', undefined],
  ['', undefined],
])('the text %j of a list is the day %j', (text, day) => {
  expect(parseListDay(text)).toBe(day);
});
