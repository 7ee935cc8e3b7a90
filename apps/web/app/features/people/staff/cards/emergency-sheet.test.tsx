import {
  openEmergencySheet,
  type EmergencyFamily,
} from '@sangamam/contract/people/cards/card-admin-endpoints';
import { errorCatalogue } from '@sangamam/contract/http/error-catalogue';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';

import { expectNoAxeViolations } from '../../../../../test/axe.ts';
import { mockEndpoint, Refusal } from '../../../../../test/mock-endpoint.ts';
import { renderPiece } from '../../../../../test/render-app.tsx';
import { sampleIds } from '../../../../../test/sample-orders.ts';
import { EmergencySheet } from './emergency-sheet.tsx';

const family: EmergencyFamily = {
  orderId: sampleIds.order,
  number: 'TABCDEF',
  registrantName: 'Anna Mathew',
  phone: '+1 312 555 0142',
  people: [
    {
      name: 'Diya Mathew',
      age: 9,
      allergies: ['PEANUTS', 'SESAME'],
      foodNote: 'Carries an EpiPen',
      healthNotes: 'Asthma in the evening',
      emergencyName: 'Susan Kora',
      emergencyPhone: '312 555 0100',
      isUnreadable: false,
    },
    {
      name: 'Thomas Mathew',
      age: null,
      allergies: [],
      foodNote: '',
      healthNotes: '',
      emergencyName: '',
      emergencyPhone: '',
      isUnreadable: true,
    },
  ],
};
const show = (scheme: 'light' | 'dark' = 'light') =>
  renderPiece(
    <main>
      <h1>Emergency sheet</h1>
      <EmergencySheet conventionId={sampleIds.convention} />
    </main>,
    { scheme },
  );
const open = page.getByRole('button', { name: 'Open the sheet' });

test.for(['light', 'dark'] as const)(
  'it is opened on demand, names what cannot be read, and is printed (%s)',
  async (scheme) => {
    const calls = mockEndpoint(openEmergencySheet, () => [family]);
    await show(scheme);
    expect(calls).toEqual([]);
    await open.click();
    const own = page.getByRole('region', { name: 'Anna Mathew' });
    await expect
      .element(own.getByRole('heading', { name: 'Anna Mathew, +1 312 555 0142 TABCDEF' }))
      .toBeVisible();
    await expect
      .element(
        own.getByText(
          /Susan Kora, 312 555 0100 · Allergic to Peanuts, Sesame · Carries an EpiPen · Asthma in the evening$/u,
        ),
      )
      .toBeVisible();
    await expect.element(own.getByText(/Cannot be read: the key is lost/u)).toBeVisible();
    await expectNoAxeViolations();
    const print = vi.spyOn(window, 'print').mockReturnValue();
    await page.getByRole('button', { name: 'Print' }).click();
    expect(print).toHaveBeenCalledOnce();
    expect(calls).toHaveLength(1);
  },
);

test('while nobody has told anything it says so', async () => {
  mockEndpoint(openEmergencySheet, () => []);
  await show();
  await open.click();
  await expect.element(page.getByText('No family has told anything yet')).toBeVisible();
});

test('a refusal is said, and it can be tried again', async () => {
  mockEndpoint(openEmergencySheet, () => {
    throw new Refusal('NOT_FOUND');
  });
  await show();
  await open.click();
  await expect.element(page.getByText(errorCatalogue.NOT_FOUND.message).first()).toBeVisible();
  await expect.element(open).toBeEnabled();
});
