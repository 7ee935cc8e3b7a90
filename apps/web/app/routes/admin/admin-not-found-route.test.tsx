import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { expectNoAxeViolations } from '../../../test/axe.ts';
import { renderPiece } from '../../../test/render-app.tsx';
import AdminNotFound, { loader } from './admin-not-found-route.tsx';

test('an unknown address in the admin area says so, leads back and answers 404', async () => {
  await renderPiece(
    <main>
      <AdminNotFound />
    </main>,
    { as: { type: 'STAFF' } },
  );
  await expect.element(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Go to the overview' }))
    .toHaveAttribute('href', '/admin');
  await expectNoAxeViolations();
  expect(loader().init).toEqual({ status: 404 });
});
