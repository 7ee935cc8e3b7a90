import type { ConventionConfiguration } from '@sangamam/contract/conventions/configuration/convention-configuration';
import {
  createPackage,
  updatePackage,
} from '@sangamam/contract/conventions/configuration/convention-admin-endpoints';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';

import { expectNoAxeViolations } from '../../../../../test/axe.ts';
import { conventionConfiguration } from '../../../../../test/convention-set-up.ts';
import { mockEndpoint, Refusal } from '../../../../../test/mock-endpoint.ts';
import { renderPiece } from '../../../../../test/render-app.tsx';
import { PackageForm } from './package-form.tsx';

const { _id: conventionId, packages } = conventionConfiguration;
const onSaved = vi.fn<(convention: ConventionConfiguration) => void>();

function show(stored = packages[0], scheme: 'light' | 'dark' = 'light') {
  onSaved.mockReset();
  return renderPiece(
    <main>
      <h1>Package</h1>
      <PackageForm conventionId={conventionId} {...(stored && { stored })} onSaved={onSaved} />
    </main>,
    { as: {}, scheme },
  );
}

const text = (name: string | RegExp) => page.getByRole('textbox', { name });

test.for(['light', 'dark'] as const)('the package form is accessible (%s)', async (scheme) => {
  await show(packages[0], scheme);
  await expect.element(page.getByRole('heading', { level: 1, name: 'Package' })).toBeVisible();
  await expectNoAxeViolations();
});

test('a package is added with an offer that has its own dates; each line is one benefit', async () => {
  const calls = mockEndpoint(createPackage, () => conventionConfiguration);
  await renderPiece(<PackageForm conventionId={conventionId} onSaved={onSaved} />, { as: {} });
  await page.getByRole('button', { name: 'Add the package' }).click();
  await expect.element(page.getByRole('link', { name: 'Name: This Field is mandatory' })).toBeVisible();
  await text('Name').fill('COUPLE');
  await text('Price in US dollars').fill('12.50');
  await expect.element(page.getByText('Please enter whole dollars').first()).toBeVisible();
  await text('Price in US dollars').fill('700');
  await text('Price in Canadian dollars').fill('950');
  await text(/^Benefits/u).fill('All meals\n\n  A room ');
  await text(/^Fewest people/u).fill('2');
  await text(/^Most people/u).fill('1');
  await page.getByRole('button', { name: 'Add an offer' }).click();
  await text('What families will see').fill('Until Easter');
  await text('Offer price in US dollars').fill('600');
  await text('Offer price in Canadian dollars').fill('800');
  await page.getByRole('checkbox', { name: /^Valid as long as/u }).click();
  await page.getByLabelText(/^Until/u).fill('2027-04-01');
  await page.getByRole('button', { name: 'Add the package' }).click();
  await expect.element(page.getByText('Fewer than the least number of people').first()).toBeVisible();
  await text(/^Most people/u).fill('2');
  await page.getByRole('button', { name: 'Add the package' }).click();
  await expect.poll(() => onSaved.mock.calls.length).toBe(1);
  expect(calls).toMatchObject([
    {
      body: {
        name: 'COUPLE',
        price: 700,
        benefits: ['All meals', 'A room'],
        minPeople: 2,
        capacity: null,
        offers: [{ salePrice: 600, earlyBird: false, validFrom: null, validUntil: '2027-04-01' }],
      },
    },
  ]);
});

test('a capacity below the places taken is refused at its field', async () => {
  const calls = mockEndpoint(updatePackage, () => {
    throw new Refusal('CONFLICT', 'capacity');
  });
  await show();
  await text(/^Places/u).fill('1');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(text(/^Places/u)).toHaveFocus();
  expect(calls).toMatchObject([{ body: { revision: 1, capacity: 1 } }]);
  expect(onSaved).not.toHaveBeenCalled();
});

test('a later editor sees the version of the other one before saving', async () => {
  const calls = mockEndpoint(updatePackage, () => conventionConfiguration);
  await renderPiece(<BesideSomebodyElse />, { as: {} });
  await text('Name').fill('FAMILY SILVER');
  await page.getByRole('button', { name: 'Somebody else saves' }).click();
  await page.getByRole('button', { name: 'Show the newer version' }).click();
  await expect.element(text('Name')).toHaveValue('FAMILY SILVER');
  await expect.element(page.getByText('“FAMILY GOLD”', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => calls.length).toBe(1);
  expect(calls).toMatchObject([{ body: { revision: 2, name: 'FAMILY SILVER' } }]);
});

function BesideSomebodyElse() {
  const [stored, setStored] = useState(packages[0]);
  if (!stored) return null;
  return (
    <>
      <button type="button" onClick={() => setStored({ ...stored, revision: 2, name: 'FAMILY GOLD' })}>
        Somebody else saves
      </button>
      <PackageForm conventionId={conventionId} stored={stored} onSaved={onSaved} />
    </>
  );
}
