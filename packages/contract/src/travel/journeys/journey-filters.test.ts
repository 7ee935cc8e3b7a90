import { expect, it } from 'vitest';

import { journeyFilters, journeyFiltersInAddress } from './journey-filters.ts';

const read = (address: string) => {
  const query = new URLSearchParams(address);
  return journeyFiltersInAddress((name) => query.get(name) ?? '');
};

it.each([
  ['', {}],
  ['show=SEATED&direction=ARRIVAL&airport=MCO', { view: 'SEATED', direction: 'ARRIVAL', airport: 'MCO' }],
  ['day=2027-07-15&hours=12:00-17:59', { day: '2027-07-15', from: '12:00', until: '17:59' }],
  ['search=%20Mathew%20', { search: 'Mathew' }],
  ['view=journeys&show=x&direction=UP&day=tomorrow&hours=12:00&airport=MUCH-TOO-LONG', {}],
])('the address %s asks for %o', (address, filters) => {
  expect(read(address)).toEqual(filters);
  expect(journeyFilters.parse(read(address))).toEqual(filters);
});
