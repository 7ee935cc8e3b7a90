import { getStaffSelf } from '@sangamam/contract/accounts/account-endpoints';
import type { StaffRole } from '@sangamam/contract/accounts/roles';
import * as fleet from '@sangamam/contract/travel/fleet/fleet-endpoints';
import * as transport from '@sangamam/contract/travel/journeys/transport-endpoints';
import { defaultPlanSettings } from '@sangamam/contract/travel/shuttles/plan-settings';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { expectNoAxeViolations } from '../../../../test/axe.ts';
import { mockEndpoint, Refusal } from '../../../../test/mock-endpoint.ts';
import { renderApp } from '../../../../test/render-app.tsx';
import { sampleFleet, sampleTransportConvention, shuttleIds } from '../../../../test/sample-shuttles.ts';
import Transport from './transport-route.tsx';

const show = (scheme: 'light' | 'dark' = 'light') =>
  renderApp(
    [
      {
        path: '/admin/transport',
        Component: () => (
          <main>
            <Transport />
          </main>
        ),
      },
    ],
    { at: '/admin/transport?view=fleet', as: { type: 'STAFF' }, scheme },
  );
const signInAs = (role: StaffRole) =>
  mockEndpoint(getStaffSelf, () => ({
    id: '01970000-0000-7000-8000-000000000001',
    name: 'Roy Uthup',
    email: 'hospitality@example.org',
    roles: [role],
    needsSecondFactor: false,
  }));
const [joby, saji] = sampleFleet.drivers;
const place = {
  airport: 'MCO',
  airportName: 'Orlando International (MCO)',
  arrivalMeetingPoint: 'Terminal A, door 3',
  departureMeetingPoint: 'Hotel lobby',
  roundTripMinutes: 80,
};

beforeEach(() => {
  signInAs('HOSPITALITY');
  mockEndpoint(transport.listTransportConventions, () => [sampleTransportConvention]);
  mockEndpoint(transport.getTransportOverview, () => ({
    days: [],
    runDays: [],
    withoutPlan: 0,
    incomplete: 0,
    planSettings: defaultPlanSettings,
  }));
  mockEndpoint(fleet.getFleet, () => sampleFleet);
});

test.for(['light', 'dark'] as const)(
  'drivers, vehicles, airports and the vans on the road are listed (%s)',
  async (scheme) => {
    await show(scheme);
    await expect.element(page.getByRole('link', { name: '+1 407 555 0100' })).toBeVisible();
    for (const text of [
      'Saji Philip',
      'No phone number',
      'Church bus',
      '07-15-2027',
      'Hotel lobby',
      '75 min',
    ])
      await expect.element(page.getByText(text).first()).toBeVisible();
    await expectNoAxeViolations();
  },
);

test('an empty list says what it is for, and a driver is added', async () => {
  mockEndpoint(fleet.getFleet, () => ({ ...sampleFleet, drivers: [], vehicles: [], peaks: [] }));
  const added = mockEndpoint(fleet.addDriver, () => ({
    _id: shuttleIds.driver,
    name: 'Joby Thomas',
    phone: '+1 407 555 0100',
    openRuns: 0,
    revision: 0,
  }));
  await show();
  await expect.element(page.getByText('No drivers yet')).toBeVisible();
  await expect.element(page.getByText('No vehicles yet')).toBeVisible();
  await page.getByRole('button', { name: 'Add a driver' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a driver' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog.getByText('Please enter the name of the driver').first()).toBeVisible();
  await expectNoAxeViolations();
  await dialog.getByLabelText('Name').fill('Joby  Thomas');
  await dialog.getByLabelText(/^Phone/u).fill('+1 407 555 0100');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText('Joby Thomas is saved')).toBeVisible();
  expect(added[0]?.body).toEqual({ name: 'Joby Thomas', phone: '+1 407 555 0100' });
});

test('a vehicle with fewer seats than are taken is not saved, and the dialog says why', async () => {
  mockEndpoint(fleet.updateVehicle, () => {
    throw new Refusal('RUN_FULL', 'seats');
  });
  await show();
  await page.getByRole('button', { name: /^Edit.*Van 1/u }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit vehicle' });
  await dialog.getByLabelText('Seats').fill('3');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog.getByText(/does not have enough free seats/u).first()).toBeVisible();
});

test('the runs of a driver are given to another one; a refusal is shown', async () => {
  const isBusy = { yes: true };
  const moved = mockEndpoint(fleet.moveRunsOfDriver, () => {
    if (isBusy.yes) throw new Refusal('DRIVER_BUSY');
    return { runs: 2, families: 5 };
  });
  await show();
  await page.getByRole('button', { name: /^Give runs away.*Joby Thomas/u }).click();
  const dialog = page.getByRole('dialog', { name: 'Give away the runs of Joby Thomas' });
  await dialog.getByLabelText('New driver').selectOptions('Saji Philip');
  await dialog.getByRole('button', { name: 'Give runs away' }).click();
  await expect.element(dialog.getByText(/is on another shuttle run at that time/u)).toBeVisible();
  await expectNoAxeViolations();
  isBusy.yes = false;
  await dialog.getByRole('button', { name: 'Give runs away' }).click();
  await expect.element(page.getByText('2 runs are given away')).toBeVisible();
  expect(moved.at(-1)).toMatchObject({ params: { driverId: joby?._id }, body: { toDriverId: saji?._id } });
});

test('a driver without runs is removed after a question', async () => {
  const removed = mockEndpoint(fleet.removeDriver, () => ({ _id: saji?._id ?? '' }));
  await show();
  await page.getByRole('button', { name: /^Remove.*Saji Philip/u }).click();
  const dialog = page.getByRole('dialog', { name: 'Remove Saji Philip?' });
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect.element(page.getByText('Saji Philip is removed')).toBeVisible();
  expect(removed[0]).toMatchObject({ params: { driverId: saji?._id }, query: { revision: '0' } });
});

test('the meeting points of an airport are saved', async () => {
  const saved = mockEndpoint(fleet.saveShuttlePlace, () => place);
  await show();
  await page.getByRole('button', { name: /^Edit.*Orlando/u }).click();
  const dialog = page.getByRole('dialog', { name: /^Orlando/u });
  await dialog.getByLabelText('Minutes of a round trip').fill('80');
  await expectNoAxeViolations();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => saved[0]?.body).toMatchObject({ roundTripMinutes: 80 });
});

test('somebody who may only look has no buttons', async () => {
  signInAs('VIEWER');
  await show();
  await expect.element(page.getByText('Church bus')).toBeVisible();
  expect(page.getByRole('button', { name: /Add|Edit|Remove|Give/u }).elements()).toEqual([]);
});
