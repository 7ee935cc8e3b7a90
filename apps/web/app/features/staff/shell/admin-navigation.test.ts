import { staffRoles } from '@sangamam/contract/accounts/roles';
import { listMessages } from '@sangamam/contract/contact/admin/message-admin-endpoints';
import { listPages } from '@sangamam/contract/content/admin/page-admin-endpoints';
import { listMedia } from '@sangamam/contract/media/admin/media-admin-endpoints';
import { expect, test } from 'vitest';

import { paths } from '#web/config/paths.ts';
import { placesFor } from './admin-navigation.ts';

test.for([
  [paths.admin.pages, listPages],
  [paths.admin.media, listMedia],
  [paths.admin.messages, listMessages],
] as const)('%s is shown to whom the server lets in, and to nobody else', ([to, { access }]) => {
  const shown = staffRoles.filter((role) => placesFor([role]).some((place) => place.to === to));
  const admitted = staffRoles.filter(
    (role) => role === 'ADMIN' || (access as readonly string[]).includes(role),
  );
  expect(shown).toEqual(admitted);
});
