import { getStaffSelf } from '@sangamam/contract/accounts/account-endpoints';
import type { StaffRole } from '@sangamam/contract/accounts/roles';
import {
  exportAbsentFamilies,
  listAbsentFamilies,
  type AbsentFamily,
} from '@sangamam/contract/arrival/absent/absent-endpoints';
import { listDeskConventions } from '@sangamam/contract/arrival/desk/desk-endpoints';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { expectNoAxeViolations } from '../../../../test/axe.ts';
import { mockEndpoint, Refusal } from '../../../../test/mock-endpoint.ts';
import { renderApp } from '../../../../test/render-app.tsx';
import { sampleIds } from '../../../../test/sample-orders.ts';
import AbsentFamilies from './absent-route.tsx';

const conventionId = sampleIds.convention;
const family = (wanted: Partial<AbsentFamily> = {}): AbsentFamily => ({
  orderId: sampleIds.order,
  number: 'RYMKYWY',
  registrantName: 'Thomas Kizhakkedam',
  localUnitName: 'Chicago',
  attending: 4,
  here: 1,
  phone: '+1 407 555 8816',
  arrival: { day: '2027-07-02', time: '14:20', flightNumber: 'DL 100', airportName: 'Orlando International' },
  ...wanted,
});
const pageOf = (...docs: AbsentFamily[]) => ({ docs, total: docs.length, totalPages: 1 });

function signIn(role: StaffRole) {
  mockEndpoint(getStaffSelf, () => ({
    id: sampleIds.user,
    name: 'Roy Uthup',
    email: 'registrar@example.org',
    roles: [role],
    needsSecondFactor: false,
  }));
}
const path = '/admin/desk/absent';
const show = (query = '', scheme: 'light' | 'dark' = 'light') =>
  renderApp(
    [
      {
        path,
        Component: () => (
          <main>
            <AbsentFamilies />
          </main>
        ),
      },
    ],
    { at: `${path}?conventionId=${conventionId}${query}`, as: { type: 'STAFF' }, scheme },
  );

beforeEach(() => {
  signIn('REGISTRAR');
  mockEndpoint(listDeskConventions, () => [
    {
      _id: conventionId,
      name: 'Sangamam 2027',
      startDate: '2027-07-02',
      endDate: '2027-07-05',
      timeZone: 'America/New_York',
    },
  ]);
});

test.for(['light', 'dark'] as const)(
  'a registrar calls families from the list and opens them at the desk (%s)',
  async (scheme) => {
    mockEndpoint(listAbsentFamilies, () =>
      pageOf(
        family(),
        family({
          orderId: conventionId,
          registrantName: 'Anna Aerath',
          number: 'RWTEMXN',
          here: 0,
          localUnitName: null,
          phone: null,
          arrival: null,
        }),
      ),
    );
    await show('', scheme);
    await expect
      .element(page.getByRole('link', { name: 'Thomas Kizhakkedam' }))
      .toHaveAttribute('href', `/admin/desk?convention=${conventionId}&family=${sampleIds.order}`);
    await expect
      .element(page.getByRole('link', { name: '+1 407 555 8816' }))
      .toHaveAttribute('href', 'tel:+14075558816');
    for (const text of [
      '1 of 4 here',
      '0 of 4 here',
      '07-02-2027, DL 100 at 14:20',
      'Orlando International',
      'No phone number',
      'Arrival not said',
    ])
      await expect.element(page.getByText(text)).toBeVisible();
    await expectNoAxeViolations();
  },
);

test('filter, search and page are asked of the server, and the file has the same filter', async () => {
  const calls = mockEndpoint(listAbsentFamilies, () => pageOf());
  const files = mockEndpoint(exportAbsentFamilies, () => {
    throw new Refusal('TOO_MANY_REQUESTS');
  });
  await show('&missing=NOBODY_HERE&search=Kizhakkedam');
  await expect
    .element(page.getByText('Everybody is here, or nobody matches search and filter.'))
    .toBeVisible();
  const filter = { conventionId, missing: 'NOBODY_HERE', search: 'Kizhakkedam' };
  expect(calls[0]?.query).toMatchObject({ ...filter, page: '1' });
  await expectNoAxeViolations();
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('button', { name: 'Download Not here yet as CSV' }).click();
  await expect.poll(() => files.length).toBe(1);
  expect(files[0]).toMatchObject({ params: { format: 'csv' }, query: filter });
});

test('a desk sees no columns for phone and arrival, and reads who does', async () => {
  signIn('DESK');
  mockEndpoint(listAbsentFamilies, () => pageOf(family({ phone: null, arrival: null })));
  await show();
  await expect.element(page.getByRole('link', { name: 'Thomas Kizhakkedam' })).toBeVisible();
  await expect.element(page.getByText('Phone numbers and flights are shown to registrars.')).toBeVisible();
  expect(page.getByText(/^(?:No phone number|Arrival not said)$/u).elements()).toEqual([]);
  await expectNoAxeViolations();
});

test('a list that cannot be read says so and can be asked for again', async () => {
  let isDown = true;
  mockEndpoint(listAbsentFamilies, () => {
    if (isDown) throw new Refusal('NOT_FOUND');
    return pageOf(family());
  });
  await show();
  await expect.element(page.getByRole('button', { name: /again/iu })).toBeVisible();
  isDown = false;
  await page.getByRole('button', { name: /again/iu }).click();
  await expect.element(page.getByRole('link', { name: 'Thomas Kizhakkedam' })).toBeVisible();
});

test('other roles are told that it is not part of their role', async () => {
  signIn('VIEWER');
  await show();
  await expect.element(page.getByRole('link', { name: 'Go to the overview' })).toBeVisible();
});
