import { expect, it } from 'vitest';

import { stayFilters, stayFiltersInAddress } from './stay-filters.ts';

it.each([
  ['', {}],
  ['view=MISSING&night=2027-07-15&search=%20HY-1', { view: 'MISSING', night: '2027-07-15', search: 'HY-1' }],
  ['view=x&night=tonight', {}],
])('the address %s asks for %o', (address, filters) => {
  const query = new URLSearchParams(address);
  const read = stayFiltersInAddress((name) => query.get(name) ?? '');
  expect(read).toEqual(filters);
  expect(stayFilters.parse(read)).toEqual(filters);
});
