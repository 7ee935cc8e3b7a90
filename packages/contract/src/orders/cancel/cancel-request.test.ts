import { expect, test } from 'vitest';

import { givenBackOf } from './cancel-estimate.ts';
import { takesCancelRequests } from './cancel-request.ts';

test.for([
  ['2027-06-29', true],
  ['2027-06-30', true],
  ['2027-07-01', false],
] as const)('a convention that takes requests until June 30 takes one on %s: %s', ([today, taken]) => {
  expect(takesCancelRequests('2027-06-30', today)).toBe(taken);
});

test('without a last day no request is taken', () => {
  expect(takesCancelRequests(null, '2027-01-01')).toBe(false);
});

test('what was reported and has not come is given back as well, less the fee', () => {
  const estimate = { currency: 'USD', day: '2027-06-30', people: 2, until: null } as const;
  expect(givenBackOf({ ...estimate, paid: 700, reported: 300, kept: 150 })).toBe(850);
  expect(givenBackOf({ ...estimate, paid: 700, reported: 0, kept: null })).toBe(700);
});
