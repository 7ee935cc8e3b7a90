import type { DeskOrganization } from '@sangamam/contract/reference-data/reference-desk';
import {
  createOrganization,
  deleteOrganization,
  listDeskOrganizations,
} from '@sangamam/contract/reference-data/reference-desk-endpoints';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { expectNoAxeViolations } from '../../../test/axe.ts';
import { mockEndpoint, Refusal } from '../../../test/mock-endpoint.ts';
import { renderPiece } from '../../../test/render-app.tsx';
import { OrganizationList } from './organization-list.tsx';

const chicago: DeskOrganization = { _id: 'ORG10004', name: 'Chicago', active: true, position: 0, uses: 6 };
const omaha: DeskOrganization = { _id: 'ORG10028', name: 'Omaha', active: false, position: 0, uses: 0 };

async function show(scheme: 'light' | 'dark' = 'light') {
  mockEndpoint(listDeskOrganizations, () => [chicago, omaha]);
  await renderPiece(
    <main>
      <h1>Local units</h1>
      <OrganizationList type="LOCAL_UNIT" />
    </main>,
    { as: {}, scheme },
  );
  await expect.element(page.getByRole('rowheader', { name: 'Omaha' })).toBeVisible();
}

const name = () => page.getByRole('textbox', { name: 'Name' });
const animations = () => Promise.allSettled(document.getAnimations().map(({ finished }) => finished));

test.for(['light', 'dark'] as const)(
  'a name that is there already is said at its field (%s)',
  async (scheme) => {
    mockEndpoint(createOrganization, () => {
      throw new Refusal('ALREADY_THERE', 'name');
    });
    await show(scheme);
    await expectNoAxeViolations();
    await page.getByRole('button', { name: 'Add a local unit' }).click();
    await name().fill('Chicago');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect.element(name()).toHaveAccessibleDescription('This is in the list already.');
    await animations();
    await expectNoAxeViolations();
  },
);

test('only what nobody has can be deleted, and the server has the last word', async () => {
  const calls = mockEndpoint(deleteOrganization, () => {
    throw new Refusal('IN_USE');
  });
  await show();
  expect(page.getByRole('button', { name: /^Delete/u }).elements()).toHaveLength(1);
  await page.getByRole('button', { name: 'Delete Omaha' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect.element(page.getByText('Hide it instead.', { exact: false }).last()).toBeVisible();
  expect(calls).toMatchObject([{ params: { id: 'ORG10028' } }]);
});
