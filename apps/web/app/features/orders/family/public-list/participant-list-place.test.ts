import { expect, test } from 'vitest';

import { addressOf, pageFromSearch } from './participant-list-page.ts';

test.for([
  ['', { convention: '', page: 1 }],
  ['convention=c1&unit=u1&search=%20anna%20', { convention: 'c1', unit: 'u1', search: 'anna', page: 1 }],
  ['convention=c1', { convention: 'c1', page: 1 }],
  ['convention=c1&page=3', { convention: 'c1', page: 3 }],
  ['convention=c1&page=0', { convention: 'c1', page: 1 }],
  ['convention=c1&page=-2', { convention: 'c1', page: 1 }],
  ['convention=c1&page=1.5', { convention: 'c1', page: 1 }],
  ['convention=c1&page=1e9', { convention: 'c1', page: 1 }],
  ['convention=c1&page=two', { convention: 'c1', page: 1 }],
] as const)('the search %j is read as convention and page', ([search, place]) => {
  expect(pageFromSearch(new URLSearchParams(search))).toEqual({ unit: '', search: '', ...place });
});

test.for([
  [{ convention: '', page: 4 }, '/convention-participants'],
  [{ convention: 'c1', page: 1 }, '/convention-participants?convention=c1'],
  [{ convention: 'c1', page: 4 }, '/convention-participants?convention=c1&page=4'],
  [
    { convention: 'c1', unit: 'u1', search: 'anna m', page: 2 },
    '/convention-participants?convention=c1&unit=u1&search=anna+m&page=2',
  ],
  [{ convention: 'a&b', page: 1 }, '/convention-participants?convention=a%26b'],
] as const)('the place %j is written as its address', ([place, address]) => {
  expect(addressOf(place)).toBe(address);
});
