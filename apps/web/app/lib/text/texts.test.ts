import { expect, test } from 'vitest';

import { byteText } from './byte-text.ts';
import { shortDate, shortDateRange } from '@sangamam/contract/fields/dates/short-date';
import { dayOfInstant, monthYear, shortInstant } from './date-text.ts';
import { dollarText } from '#web/lib/text/money-text.ts';

test('dates are formatted as MM-DD-YYYY', () => {
  expect(shortDate('1990-02-15')).toBe('02-15-1990');
  expect(monthYear('1990-02-15')).toBe('02-1990');
  expect(shortDateRange('2027-07-03', '2027-07-06')).toBe('07-03-2027 – 07-06-2027');
  expect(shortDateRange('2027-07-03', '2027-07-03')).toBe('07-03-2027');
});

test("instants are formatted in the reader's time zone", () => {
  const at = new Date(2026, 10, 2, 0, 5).toISOString();
  expect(dayOfInstant(at)).toBe('11-02-2026');
  expect(shortInstant(at)).toBe('11-02-2026 00:05');
});

test('amounts are formatted in whole dollars', () => {
  expect(dollarText(1250)).toBe('$1,250');
  expect(dollarText(-40)).toBe('−$40');
});

test('file sizes are formatted in steps of 1024', () => {
  expect([0, 1023, 1024, 36_500, 1_048_576, 2_097_151].map(byteText)).toEqual([
    '0 B',
    '1023 B',
    '1 kB',
    '36 kB',
    '1 MB',
    '2 MB',
  ]);
});
