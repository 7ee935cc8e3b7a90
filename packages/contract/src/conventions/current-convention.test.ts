import { expect, it } from 'vitest';

import { currentConvention } from './current-convention.ts';

const inYear = (year: number) => ({ name: year, startDate: `${year}-07-01`, endDate: `${year}-07-04` });
const conventions = [2025, 2029, 2027].map(inYear);

it.each([
  ['2024-01-01', 2025],
  ['2025-07-04', 2025],
  ['2025-07-05', 2027],
  ['2028-01-01', 2029],
  ['2031-01-01', 2029],
])('on %s it is that of %d', (today, year) => {
  expect(currentConvention(conventions, today)?.name).toBe(year);
});

it('is nothing without conventions', () => {
  expect(currentConvention([], '2026-01-01')).toBeUndefined();
});
