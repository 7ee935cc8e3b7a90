import {
  exportParticipants,
  exportRegistrations,
} from '@sangamam/contract/orders/registrations/registration-export';
import type { StaffRole } from '@sangamam/contract/accounts/roles';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { useListParams } from '#web/ui/data/data-table/use-list-params.ts';

import { expectNoAxeViolations } from '../../../../../test/axe.ts';
import { MockFile, mockEndpoint, Refusal } from '../../../../../test/mock-endpoint.ts';
import { renderApp } from '../../../../../test/render-app.tsx';
import { RegistrationExport } from './registration-export.tsx';

function Exported({ role }: { role: StaffRole }) {
  return (
    <main>
      <h1>Registrations</h1>
      <RegistrationExport params={useListParams()} total={12} roles={[role]} />
    </main>
  );
}

async function open(role: StaffRole = 'REGISTRAR', scheme: 'light' | 'dark' = 'light') {
  const at = '/?status=CONFIRMED&search=kurian';
  await renderApp([{ path: '/', Component: () => <Exported role={role} /> }], { as: {}, at, scheme });
  await page.getByRole('button', { name: 'Export registrations' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Export registrations' })).toBeVisible();
}

const box = (name: string) => page.getByRole('checkbox', { name, exact: true });
const animations = () => Promise.allSettled(document.getAnimations().map(({ finished }) => finished));

test.for(['light', 'dark'] as const)('the chosen columns of the filtered list (%s)', async (scheme) => {
  const calls = mockEndpoint(exportRegistrations, () => new MockFile('registrations.csv', 'Registrant'));
  await open('REGISTRAR', scheme);
  await expect.element(page.getByText(/12 registrations, on all pages/u)).toBeVisible();
  await animations();
  await expectNoAxeViolations();
  await page.getByRole('button', { name: 'None' }).click();
  await expect.element(page.getByText('Please choose at least one column')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Download' })).toBeDisabled();
  await box('Total').click();
  await box('Registrant').click();
  await page.getByRole('radio', { name: 'CSV' }).click();
  await page.getByRole('button', { name: 'Download' }).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(calls).toEqual([
    {
      params: { format: 'csv' },
      query: { status: 'CONFIRMED', search: 'kurian', columns: 'registrant,total' },
    },
  ]);
});

test('the choice of columns is there the next time, for each table', async () => {
  await open();
  await page.getByRole('button', { name: 'None' }).click();
  await box('Registrant').click();
  await page.getByRole('radio', { name: 'Person' }).click();
  await expect.element(box('Relationship')).toBeChecked();
  await page.getByRole('button', { name: 'All' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Export registrations' }).click();
  await expect.element(page.getByText('1 of 30 columns')).toBeVisible();
  await page.getByRole('radio', { name: 'Person' }).click();
  await expect.element(page.getByText('26 of 26 columns')).toBeVisible();
});

test('a viewer is not offered amounts, and a refusal is shown where the choice is', async () => {
  mockEndpoint(exportParticipants, () => {
    throw new Refusal('SERVICE_UNAVAILABLE');
  });
  await open('VIEWER');
  await expect.element(box('Registrant')).toBeVisible();
  await expect.element(box('Total')).not.toBeInTheDocument();
  await page.getByRole('radio', { name: 'Person' }).click();
  await page.getByRole('button', { name: 'Download' }).click();
  await expect.element(page.getByRole('alert').filter({ hasText: /./u })).toBeVisible();
  await expect.element(page.getByRole('dialog', { name: 'Export registrations' })).toBeVisible();
});
