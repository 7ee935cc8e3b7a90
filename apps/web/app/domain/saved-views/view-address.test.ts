import { expect, it } from 'vitest';

import { addressOf, isChanged, queryInAddress } from './view-address.ts';

const view = { _id: 'v1', query: { status: 'SUBMITTED', sort: '-people' } };
const bound = { _id: 'v2', query: { ...view.query, conventionId: 'c1' } };

it('a view has the filters of the address without page, convention and what no filter has', () => {
  const search = `?conventionId=c2&saved=v1&page=3&status=SUBMITTED&sort=-people&empty=&a-b=1&long=${'x'.repeat(201)}`;
  expect(queryInAddress(search)).toEqual(view.query);
});

it('a view is shown for the convention of the shell, one that is bound for its own', () => {
  expect(addressOf(view, 'c2')).toBe('?conventionId=c2&status=SUBMITTED&sort=-people&saved=v1');
  expect(addressOf(view, null)).toBe('?status=SUBMITTED&sort=-people&saved=v1');
  expect(addressOf(bound, 'c2')).toBe('?conventionId=c1&status=SUBMITTED&sort=-people&saved=v2');
});

it.each([
  [view, '?sort=-people&status=SUBMITTED&saved=v1', false],
  [view, '?conventionId=c2&sort=-people&status=SUBMITTED&saved=v1&page=2', false],
  [view, '?status=SUBMITTED&saved=v1', true],
  [view, '?sort=-people&status=SUBMITTED&search=Anna&saved=v1', true],
  [bound, '?conventionId=c1&sort=-people&status=SUBMITTED', false],
  [bound, '?conventionId=c2&sort=-people&status=SUBMITTED', true],
])('whether %j was changed at %s: %s', (saved, search, expected) => {
  expect(isChanged(saved, search)).toBe(expected);
});
