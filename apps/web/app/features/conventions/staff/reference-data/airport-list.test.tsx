import type { AdminAirport } from '@sangamam/contract/conventions/reference-data/reference-drafts';
import {
  createAirport,
  listAdminAirports,
  updateAirport,
} from '@sangamam/contract/conventions/reference-data/reference-admin-endpoints';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { mockEndpoint, Refusal } from '../../../../../test/mock-endpoint.ts';
import { renderPiece } from '../../../../../test/render-app.tsx';
import { AirportList } from './airport-list.tsx';

const orlando: AdminAirport = {
  code: 'MCO',
  revision: 0,
  name: 'Orlando',
  active: true,
  position: 0,
  uses: 3,
};

async function show() {
  mockEndpoint(listAdminAirports, () => [orlando]);
  await renderPiece(<AirportList />, { as: {} });
  await expect.element(page.getByRole('rowheader', { name: 'Orlando' })).toBeVisible();
}

const field = (name: string) => page.getByRole('textbox', { name });
const save = () => page.getByRole('button', { name: 'Save' }).click();

test('an airport has three letters, in capitals however they are typed', async () => {
  const calls = mockEndpoint(createAirport, ({ body }) => ({ ...body, revision: 0, uses: 0 }));
  await show();
  await page.getByRole('button', { name: 'Add an airport' }).click();
  await field('Code').fill('tp');
  await field('Name').fill('Tampa');
  await save();
  await expect
    .element(field('Code'))
    .toHaveAccessibleDescription(/Please enter the three letters of the airport/u);
  expect(calls).toEqual([]);
  await field('Code').fill('tpa');
  await field('Place in the list').fill('2');
  await page.getByRole('checkbox', { name: 'Offered in forms' }).click();
  await save();
  await expect.element(page.getByText('Tampa is saved')).toBeVisible();
  expect(calls).toMatchObject([{ body: { code: 'TPA', name: 'Tampa', active: false, position: 2 } }]);
});

test('the code of an airport stays, and a newer version is shown before it is written over', async () => {
  const theirs = { ...orlando, revision: 1, name: 'Orlando of theirs' };
  const calls = mockEndpoint(updateAirport, ({ body }) => {
    if (body.revision !== theirs.revision) throw new Refusal('CONFLICT');
    return { ...theirs, ...body, revision: 2 };
  });
  await show();
  mockEndpoint(listAdminAirports, () => [theirs]);
  await page.getByRole('button', { name: 'Change Orlando' }).click();
  await expect.element(field('Code')).toHaveAttribute('readonly');
  await field('Name').fill('Orlando of mine');
  await save();
  await page.getByRole('button', { name: 'Show the newer version' }).click();
  await expect.element(field('Name')).toHaveValue('Orlando of mine');
  await expect.element(page.getByText('“Orlando of theirs”', { exact: false })).toBeVisible();
  await save();
  await expect.element(page.getByText('Orlando of mine is saved')).toBeVisible();
  expect(calls).toMatchObject([
    { params: { code: 'MCO' }, body: { revision: 0, name: 'Orlando of mine' } },
    { body: { revision: 1, name: 'Orlando of mine' } },
  ]);
});
