import { describe, expect, it } from 'vitest';

import { addDays } from '../../fields/dates/calendar-date.ts';
import { todayUtc } from '../../fields/dates/clock.ts';
import { checkDetails } from './check-details.ts';

const check = { number: ' 1042 ', bank: 'Chase', writtenOn: todayUtc(), receivedOn: todayUtc() };
const refused = (changes: Partial<typeof check>) =>
  checkDetails.safeParse({ ...check, ...changes }).error?.issues.map(({ path }) => path.join('.'));

describe('the details of a check', () => {
  it('trim the number, and need no bank', () => {
    const { bank: _bank, ...withoutBank } = check;
    expect(checkDetails.parse(withoutBank)).toEqual({ ...check, number: '1042', bank: '' });
  });

  it('may be dated later than they came', () => {
    expect(refused({ writtenOn: addDays(todayUtc(), 30) })).toBeUndefined();
  });

  it.each([
    ['number', { number: '  ' }],
    ['number', { number: '=1+1' }],
    ['number', { number: '1'.repeat(31) }],
    ['bank', { bank: 'x'.repeat(101) }],
    ['writtenOn', { writtenOn: '' }],
    ['writtenOn', { writtenOn: '2026-02-30' }],
    ['receivedOn', { receivedOn: addDays(todayUtc(), 2) }],
  ])('refuse %s of %o', (field, changes) => {
    expect(new Set(refused(changes))).toEqual(new Set([field]));
  });
});
