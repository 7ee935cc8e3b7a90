import { listConsents } from '@sangamam/contract/documents/consents/consent-admin-endpoints';
import { expect, test } from 'vitest';

import { listQuery } from './list-query.ts';

const inAddress = (address: string) => {
  const query = new URLSearchParams(address);
  return { page: 3, filter: (name: string) => query.get(name) ?? '' };
};

test.each([
  ['', { page: '3' }],
  ['state=SENT&search=%20Chacko%20&conventionId=all', { state: 'SENT', search: 'Chacko', page: '3' }],
  ['state=LOST&page=9&pageSize=100&sort=name', { page: '3' }],
])('the address "%s" asks for %o', (address, query) => {
  expect(listQuery(listConsents.query, inAddress(address))).toEqual(query);
});
