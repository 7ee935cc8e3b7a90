import { orderPackages } from '@sangamam/contract/conventions/configuration/catalogue-order-endpoints';
import {
  getConventionConfiguration,
  openConvention,
} from '@sangamam/contract/conventions/configuration/convention-admin-endpoints';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { expectNoAxeViolations } from '../../../../../test/axe.ts';
import { conventionConfiguration } from '../../../../../test/convention-set-up.ts';
import { mockEndpoint, Refusal } from '../../../../../test/mock-endpoint.ts';
import { renderPiece } from '../../../../../test/render-app.tsx';
import { useConvention } from './api.ts';
import { ConventionOverview } from './convention-overview.tsx';

const show = (scheme: 'light' | 'dark' = 'light', convention = conventionConfiguration) =>
  renderPiece(
    <main>
      <h1>{convention.name}</h1>
      <ConventionOverview convention={convention} onCloned={() => undefined} />
    </main>,
    { as: {}, scheme },
  );

test.for(['light', 'dark'] as const)('the convention overview is accessible (%s)', async (scheme) => {
  await show(scheme);
  await expect
    .element(page.getByRole('heading', { level: 1, name: conventionConfiguration.name }))
    .toBeVisible();
  await expectNoAxeViolations();
});

test('each missing fact links to its form, and registration cannot be opened meanwhile', async () => {
  await show();
  const missing = page.getByRole('list', { name: 'What is missing' }).getByRole('link');
  await expect
    .element(missing)
    .toHaveAttribute('href', `/admin/conventions/${conventionConfiguration._id}/facts#treasurer`);
  const open = page.getByRole('button', { name: 'Open registration' });
  await expect.element(open).toBeDisabled();
  await expect.element(open).toHaveAccessibleDescription('First fix what is missing.');
});

test('the server alone decides whether a convention is ready', async () => {
  const calls = mockEndpoint(openConvention, () => {
    throw new Refusal('CONVENTION_NOT_READY');
  });
  await show('light', { ...conventionConfiguration, missing: [] });
  await page.getByRole('button', { name: 'Open registration' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Open' }).click();
  await expect.element(page.getByRole('alert').getByText('Registration was not opened')).toBeVisible();
  expect(calls).toHaveLength(1);
});

test('what is taken and sold links to the registrations that it counts', async () => {
  await show();
  const { _id, packages, addons } = conventionConfiguration;
  const of = `/admin/registrations?view=all&conventionId=${_id}`;
  await expect
    .element(page.getByRole('link', { name: '2 of 10 registrations with FAMILY' }))
    .toHaveAttribute('href', `${of}&packageId=${packages[0]?._id}&places=HELD`);
  await expect
    .element(page.getByRole('link', { name: 'in 2 orders with Banquet' }))
    .toHaveAttribute('href', `${of}&addonId=${addons[0]?._id}&places=HELD`);
});

const [family] = conventionConfiguration.packages;
if (!family) throw new Error('No package');
const youth = { ...family, _id: '01970000-0000-7000-8000-0000000000b2', name: 'YOUTH' };
const two = { ...conventionConfiguration, packages: [family, youth] };
const names = () =>
  page
    .getByRole('region', { name: 'Packages of this convention' })
    .getByRole('rowheader')
    .elements()
    .map((cell) => cell.querySelector('a')?.textContent);

test('a package is moved by its buttons: saved, announced, and the focus stays on it', async () => {
  let stored = two;
  mockEndpoint(getConventionConfiguration, () => stored);
  const calls = mockEndpoint(orderPackages, () => (stored = { ...two, packages: [youth, family] }));
  await renderPiece(
    <main>
      <h1>{two.name}</h1>
      <Stored />
    </main>,
    { as: {} },
  );
  await page.getByRole('button', { name: 'Move FAMILY down' }).click();
  await expect.poll(() => calls.length).toBe(1);
  expect(calls).toMatchObject([{ body: { ids: [youth._id, family._id] } }]);
  await expect.element(page.getByText('FAMILY is now 2 of 2.')).toBeInTheDocument();
  // It stands last: the other button takes the focus.
  await expect.element(page.getByRole('button', { name: 'Move FAMILY up' })).toHaveFocus();
  await expect.poll(names).toEqual(['YOUTH', 'FAMILY']);
  await expectNoAxeViolations();
});

test('a package is dragged to the place of another one', async () => {
  let stored = two;
  mockEndpoint(getConventionConfiguration, () => stored);
  const calls = mockEndpoint(orderPackages, () => (stored = { ...two, packages: [youth, family] }));
  await renderPiece(<Stored />, { as: {} });
  const row = (name: string) => page.getByRole('row').filter({ hasText: name });
  await expect.element(row('YOUTH')).toBeVisible();
  const grip = row('YOUTH').element().querySelector('[draggable="true"]');
  if (!grip) throw new Error('Nothing to drag the row by');
  await userEvent.dragAndDrop(grip, row('FAMILY'));
  await expect.poll(() => calls.length).toBe(1);
  expect(calls).toMatchObject([{ body: { ids: [youth._id, family._id] } }]);
  await expect.element(page.getByText('YOUTH is now 1 of 2.')).toBeInTheDocument();
  await expect.poll(names).toEqual(['YOUTH', 'FAMILY']);
});

function Stored() {
  const { data } = useConvention(two._id);
  return data ? <ConventionOverview convention={data} onCloned={() => undefined} /> : null;
}

test('an order that is refused goes back, and says why', async () => {
  mockEndpoint(orderPackages, () => {
    throw new Refusal('CONFLICT');
  });
  await show('light', two);
  await page.getByRole('button', { name: 'Move YOUTH up' }).click();
  await expect.element(page.getByRole('alert').getByText(/Somebody else/u)).toBeVisible();
  await expect.poll(names).toEqual(['FAMILY', 'YOUTH']);
});
