import { expect, it } from 'vitest';

import { countriesFor, countryAfter, dialCodeOf, dialCodeOptions } from './residence-choices.ts';

const countries = [
  { code: 'CAN', shortCode: 'CA', name: 'Canada' },
  { code: 'IND', shortCode: 'IN', name: 'India' },
  { code: 'USA', shortCode: 'US', name: 'United States' },
];
const dialCodes = [
  { country: 'US', value: '+1', name: 'United States' },
  { country: 'CA', value: '+1111', name: 'Canada' },
  { country: 'IN', value: '+91', name: 'India' },
];

it.each([
  ['', ['CAN', 'USA']],
  ['ORG10004', ['CAN', 'USA']],
  ['ORG10024', ['IND']],
  ['ORG10025', ['CAN', 'IND', 'USA']],
])('local unit %j offers the countries %j', (localUnit, codes) => {
  expect(countriesFor(localUnit, countries).map(({ code }) => code)).toEqual(codes);
});

it.each([
  ['ORG10004', 'CAN', 'CAN'],
  ['ORG10004', 'IND', 'USA'],
  ['ORG10004', '', 'USA'],
  ['ORG10024', 'USA', ''],
  ['ORG10024', 'IND', ''],
  ['ORG10025', 'IND', 'USA'],
  ['ORG10021', 'USA', 'CAN'],
  ['ORG10023', '', 'CAN'],
])('choosing local unit %j while country %j is chosen results in country %j', (localUnit, before, after) => {
  expect(countryAfter(localUnit, before, '')).toBe(after);
});

it.each([
  ['ORG10021', 'ORG10006', 'CAN', 'USA'],
  ['ORG10021', 'ORG10023', 'CAN', 'CAN'],
  ['ORG10006', 'ORG10004', 'CAN', 'CAN'],
])(
  'choosing local unit %j, then %j while country %j is chosen results in country %j',
  (first, then, before, after) => {
    expect(countryAfter(then, before, first)).toBe(after);
  },
);

it('Canada shows the same dial code as the USA, under another value', () => {
  expect(dialCodeOptions(dialCodes).slice(0, 2)).toEqual([
    { value: '+1', label: 'United States (+1)', short: 'US +1' },
    { value: '+1111', label: 'Canada (+1)', short: 'CA +1' },
  ]);
});

it.each([
  ['CAN', '+1111'],
  ['IND', '+91'],
  ['ZZZ', undefined],
])('country %s has the dial code value %s', (country, value) => {
  expect(dialCodeOf(country, { countries, dialCodes })).toBe(value);
});
