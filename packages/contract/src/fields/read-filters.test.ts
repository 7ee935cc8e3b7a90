import { expect, it } from 'vitest';

import { consentFilters } from '../documents/consents/consent-filters.ts';
import { peopleFilters } from '../people/directory/people-filters.ts';
import { listWaitList } from '../orders/wait-list/wait-list-admin-endpoints.ts';
import { readFilters, readQuery } from './read-filters.ts';

const asked = (address: string) => {
  const query = new URLSearchParams(address);
  return (name: string) => query.get(name) ?? '';
};

it.each([
  ['', {}],
  ['state=SENT&search=%20Chacko%20&page=2', { state: 'SENT', search: 'Chacko' }],
  ['state=LOST&search=', {}],
  [`search=${'x'.repeat(150)}`, { search: 'x'.repeat(100) }],
])('the address %s asks for consent forms with %o', (address, filters) => {
  expect(readFilters(consentFilters, asked(address))).toEqual(filters);
});

it('an address asks for people by state, unit and parish; what would be refused is left out', () => {
  expect(
    readFilters(peopleFilters, asked('state=ACTIVE&organization=house&parish=Aluva&pageSize=9')),
  ).toEqual({ state: 'ACTIVE', parish: 'Aluva' });
});

it('a query has texts as the address has them, and leaves to the server what is not asked for', () => {
  expect(
    readQuery(listWaitList.query, asked('page=2&pageSize=500&view=OFFERED&search=%20Biju&conventionId=all')),
  ).toEqual({
    page: '2',
    view: 'OFFERED',
    search: 'Biju',
  });
});
