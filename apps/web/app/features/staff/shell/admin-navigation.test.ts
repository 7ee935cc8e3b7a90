import { adminPaths } from '@sangamam/contract/admin-paths';
import { staffRoles } from '@sangamam/contract/accounts/roles';
import { listMessages } from '@sangamam/contract/contact/messages/message-admin-endpoints';
import { listAbsentFamilies } from '@sangamam/contract/arrival/absent/absent-endpoints';
import { searchFamilies } from '@sangamam/contract/arrival/desk/desk-endpoints';
import { listPages } from '@sangamam/contract/content/editing/page-admin-endpoints';
import { listMedia } from '@sangamam/contract/content/media/media-admin-endpoints';
import { hasAbility } from '@sangamam/contract/staff/abilities';
import { expect, test } from 'vitest';

import { barPagesOf, pagesFor } from './admin-navigation.ts';

test.for([
  [adminPaths.pages, listPages],
  [adminPaths.media, listMedia],
  [adminPaths.messages, listMessages],
  [adminPaths.desk, searchFamilies],
  [adminPaths.absentFamilies, listAbsentFamilies],
] as const)('%s is shown to exactly the roles that may call its endpoint', ([to, { access }]) => {
  const shown = staffRoles.filter((role) => pagesFor([role]).some((place) => place.to === to));
  const admitted = staffRoles.filter((role) => hasAbility([role], access.ability));
  expect(shown).toEqual(admitted);
});

test.for(staffRoles)('the bar of %s has at most four pages, the overview first', (role) => {
  const pages = pagesFor([role]);
  const inBar = barPagesOf([role], pages);
  expect(inBar.length).toBe(Math.min(4, pages.length));
  expect(inBar[0]?.to).toBe(adminPaths.home);
  expect(pages).toEqual(expect.arrayContaining(inBar));
});

test('two roles share the bar: each has what it opens most', () => {
  const roles = ['TREASURER', 'EDITOR'] as const;
  expect(barPagesOf(roles, pagesFor(roles)).map(({ to }) => to)).toEqual([
    adminPaths.home,
    adminPaths.payments,
    adminPaths.refunds,
    adminPaths.pages,
  ]);
});
