import { viewToDecide } from '@sangamam/contract/orders/registrations/registration-filters';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { mockRegistrationList } from '../../../../../test/mock-registration-list.ts';
import { renderApp } from '../../../../../test/render-app.tsx';
import { RegistrationTable } from './registration-table.tsx';

test.each([
  [`view=${viewToDecide}`, 'Nothing to decide'],
  [`view=${viewToDecide}&conventionId=all&sort=name`, 'Nothing to decide'],
  [`view=${viewToDecide}&search=Biju`, 'No registrations here'],
  ['view=all', 'No registrations here'],
])('an empty list (%s) says "%s"', async (query, words) => {
  mockRegistrationList([]);
  await renderApp(
    [{ path: '/admin/registrations', Component: () => <RegistrationTable roles={['REGISTRAR']} /> }],
    { at: `/admin/registrations?${query}`, as: { type: 'STAFF' } },
  );
  await expect.element(page.getByRole('heading', { name: words })).toBeVisible();
});
