import type { AdminOrganization } from '@sangamam/contract/conventions/reference-data/reference-drafts';
import {
  createOrganization,
  deleteOrganization,
  listAdminOrganizations,
  updateOrganization,
} from '@sangamam/contract/conventions/reference-data/reference-admin-endpoints';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { expectNoAxeViolations } from '../../../../../test/axe.ts';
import { mockEndpoint, Refusal } from '../../../../../test/mock-endpoint.ts';
import { renderPiece } from '../../../../../test/render-app.tsx';
import { OrganizationList } from './organization-list.tsx';

const chicago: AdminOrganization = {
  _id: 'ORG10004',
  revision: 0,
  name: 'Chicago',
  active: true,
  position: 0,
  uses: 6,
  registrants: 3,
};
const omaha: AdminOrganization = {
  _id: 'ORG10028',
  revision: 0,
  name: 'Omaha',
  active: false,
  position: 0,
  uses: 0,
  registrants: 0,
};

async function show(scheme: 'light' | 'dark' = 'light') {
  mockEndpoint(listAdminOrganizations, () => [chicago, omaha]);
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
  expect(calls).toMatchObject([{ params: { id: 'ORG10028' }, query: { revision: '0' } }]);
});

test('who would delete what somebody else has changed sees it first, and then decides', async () => {
  const theirs = { ...omaha, revision: 1, name: 'Omaha of theirs' };
  const calls = mockEndpoint(deleteOrganization, ({ query }) => {
    if (query.revision !== '1') throw new Refusal('CONFLICT');
    return { _id: omaha._id };
  });
  await show();
  mockEndpoint(listAdminOrganizations, () => [chicago, theirs]);
  await page.getByRole('button', { name: 'Delete Omaha' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect.element(dialog.getByText(/^Somebody else changed this/u)).toBeVisible();
  await expect.element(dialog.getByText(/^Omaha of theirs will be gone for good/u)).toBeVisible();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect.element(page.getByText('Omaha of theirs is deleted')).toBeVisible();
  expect(calls).toMatchObject([{ query: { revision: '0' } }, { query: { revision: '1' } }]);
});

test('who is later than somebody else keeps what was typed, sees their version, then saves', async () => {
  let theirs = omaha;
  const calls = mockEndpoint(updateOrganization, ({ body }) => {
    if (body.revision !== theirs.revision) throw new Refusal('CONFLICT');
    return { ...theirs, ...body, revision: body.revision + 1 };
  });
  await show();
  mockEndpoint(listAdminOrganizations, () => [chicago, theirs]);
  await page.getByRole('button', { name: 'Change Omaha' }).click();
  await name().fill('Omaha of mine');
  theirs = { ...omaha, revision: 1, name: 'Omaha of theirs' };
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText('Someone else has changed this')).toBeVisible();
  await expect.element(name()).toHaveValue('Omaha of mine');
  await animations();
  await expectNoAxeViolations();
  await page.getByRole('button', { name: 'Show the newer version' }).click();
  await expect.element(name()).toHaveValue('Omaha of mine');
  await expect.element(page.getByText('“Omaha of theirs”', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText('Omaha of mine is saved')).toBeVisible();
  expect(calls).toMatchObject([
    { params: { id: 'ORG10028' }, body: { revision: 0, name: 'Omaha of mine' } },
    { body: { revision: 1, name: 'Omaha of mine' } },
  ]);
});

test('the registrants of a unit are a link to their list; a unit without any has none', async () => {
  await show();
  const links = page.getByRole('link', { name: /registrant/u });
  await expect.element(links).toHaveAccessibleName('3 registrants of Chicago');
  await expect.element(links).toHaveAttribute('href', `/admin/people?organization=${chicago._id}`);
});
