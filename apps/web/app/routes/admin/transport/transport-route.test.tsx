import { getStaffSelf } from '@sangamam/contract/accounts/account-endpoints';
import type { StaffRole } from '@sangamam/contract/accounts/roles';
import { listAirports } from '@sangamam/contract/conventions/reference-data/reference-endpoints';
import * as fleet from '@sangamam/contract/travel/fleet/fleet-endpoints';
import * as shuttles from '@sangamam/contract/travel/shuttles/shuttle-endpoints';
import * as transport from '@sangamam/contract/travel/journeys/transport-endpoints';
import { defaultPlanSettings } from '@sangamam/contract/travel/shuttles/plan-settings';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { expectNoAxeViolations } from '../../../../test/axe.ts';
import { mockEndpoint, Refusal } from '../../../../test/mock-endpoint.ts';
import { renderApp } from '../../../../test/render-app.tsx';
import {
  sampleFamily,
  sampleFleet,
  sampleJourney,
  sampleRun,
  sampleTransportConvention,
  sampleTransportDay,
  shuttleIds,
} from '../../../../test/sample-shuttles.ts';
import { sampleId } from '../../../../test/sample-orders.ts';
import Manifests from './manifest-route.tsx';
import Transport from './transport-route.tsx';

const shell = (Part: () => React.ReactNode) => () => (
  <main>
    <Part />
  </main>
);
const show = (at = '/admin/transport', scheme: 'light' | 'dark' = 'light') =>
  renderApp(
    [
      { path: '/admin/transport', Component: shell(Transport) },
      { path: '/admin/transport/manifest', Component: shell(Manifests) },
    ],
    { at, as: { type: 'STAFF' }, scheme },
  );
const listOf = (...docs: transport.Journey[]) => ({ docs, total: docs.length, totalPages: 1 });
const signInAs = (role: StaffRole) =>
  mockEndpoint(getStaffSelf, () => ({
    id: '01970000-0000-7000-8000-000000000001',
    name: 'Roy Uthup',
    email: 'hospitality@example.org',
    roles: [role],
    needsSecondFactor: false,
  }));
const run = (time: string) => page.getByRole('listitem', { name: `Leaves ${time}` });
const later = sampleRun({ _id: shuttleIds.later, departsAt: '15:45', families: [], revision: 0 });

beforeEach(() => {
  signInAs('HOSPITALITY');
  mockEndpoint(transport.listTransportConventions, () => [sampleTransportConvention]);
  mockEndpoint(transport.getTransportOverview, () => ({
    days: [sampleTransportDay],
    runDays: [],
    withoutPlan: 2,
    incomplete: 0,
    planSettings: { ...defaultPlanSettings, waitingMinutes: 25 },
  }));
  mockEndpoint(transport.listRuns, () => [sampleRun(), later]);
  mockEndpoint(transport.listJourneys, () => listOf(sampleJourney()));
  mockEndpoint(fleet.getFleet, () => sampleFleet);
  mockEndpoint(listAirports, () => [{ code: 'MCO', name: 'Orlando International (MCO)' }]);
});

test.for(['light', 'dark'] as const)(
  'the board shows runs, their families and those without seats (%s)',
  async (scheme) => {
    mockEndpoint(transport.listRuns, () => [
      sampleRun({ families: [sampleFamily({ state: 'DELAYED', delayMinutes: 20, fits: false })] }),
    ]);
    await show('/admin/transport', scheme);
    await expect.element(run('14:30').getByText('Anna Mathew').first()).toBeVisible();
    for (const text of [
      /4 of 14 seats/u,
      /Delayed by 20 min/u,
      /Lands after the run leaves/u,
      /Joby Thomas/u,
    ])
      await expect.element(run('14:30').getByText(text).first()).toBeVisible();
    await expect
      .element(page.getByRole('region', { name: 'Without seats' }).getByText('Biju Chacko').first())
      .toBeVisible();
    await expect.element(page.getByRole('link', { name: /^2 confirmed families without/u })).toBeVisible();
    await expectNoAxeViolations();
  },
);

test('a family is moved by keyboard, and a run without enough seats cannot be chosen', async () => {
  mockEndpoint(transport.listRuns, () => [sampleRun(), { ...later, seats: 2 }]);
  const calls = mockEndpoint(shuttles.moveFamily, () => ({ moved: 3 }));
  await show();
  const button = page.getByRole('button', { name: /^Move to….*Biju Chacko/u });
  await expect.element(button).toBeVisible();
  (button.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  const dialog = page.getByRole('dialog', { name: 'Move Biju Chacko' });
  await expect.element(dialog.getByRole('radio', { name: /14:30/u })).toBeEnabled();
  await expect.element(dialog.getByRole('radio', { name: /15:45 \(2 free\)/u })).toBeEnabled();
  await dialog.getByRole('radio', { name: /14:30/u }).click();
  await expectNoAxeViolations();
  await dialog.getByRole('button', { name: 'Move' }).click();
  await expect.element(page.getByText('Biju Chacko is moved')).toBeVisible();
  expect(calls[0]?.body).toEqual({
    orderId: shuttleIds.other,
    direction: 'ARRIVAL',
    fromRunId: null,
    toRunId: shuttleIds.run,
  });
});

test('a refused move says why and leaves the family where it is', async () => {
  mockEndpoint(shuttles.moveFamily, () => {
    throw new Refusal('RUN_FULL');
  });
  await show();
  await page.getByRole('button', { name: /^Move to….*Anna Mathew/u }).click();
  const dialog = page.getByRole('dialog', { name: 'Move Anna Mathew' });
  await dialog.getByRole('radio', { name: /15:45/u }).click();
  await dialog.getByRole('button', { name: 'Move' }).click();
  await expect.element(page.getByText(/does not have enough free seats/u)).toBeVisible();
  await expect.element(dialog).toBeVisible();
});

test('a plan is previewed with its bound before it is accepted', async () => {
  const planned = {
    direction: 'ARRIVAL' as const,
    airport: 'MCO',
    day: '2027-07-15',
    departsAt: '15:40',
    seats: 14,
    taken: 7,
    families: 2,
    waitingMinutes: 40,
    driverName: 'Joby Thomas',
    vehicleName: null,
  };
  mockEndpoint(shuttles.previewPlan, () => ({
    runs: [planned],
    keptRuns: 1,
    replacedRuns: 0,
    journeys: 2,
    splitFamilies: 0,
    fewestRuns: 1,
    peaks: [{ day: '2027-07-15', time: '15:40', vans: 3 }],
    vehicles: 2,
    drivers: 2,
    fingerprint: 'print',
  }));
  const accepted = mockEndpoint(shuttles.acceptPlan, () => ({ runs: 1 }));
  await show();
  await page.getByRole('button', { name: 'Plan automatically' }).click();
  const dialog = page.getByRole('dialog', { name: 'Plan runs automatically' });
  await expect.element(dialog.getByLabelText(/^Longest wait/u)).toHaveValue('25');
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await expect.element(dialog.getByText(/No plan can do it with fewer than 1\./u)).toBeVisible();
  await expect
    .element(
      dialog.getByText('Most vans on the road at once: 3, on 07-15-2027 from 15:40. You have 2 vehicles.'),
    )
    .toBeVisible();
  await expect.element(dialog.getByText(/^1 run has no vehicle/u)).toBeVisible();
  await expectNoAxeViolations();
  await dialog.getByLabelText('Seats of a van').fill('12');
  await expect.element(dialog.getByRole('button', { name: 'Preview' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await dialog.getByRole('button', { name: 'Accept this plan' }).click();
  await expect.element(page.getByText('The plan is accepted')).toBeVisible();
  expect(accepted[0]?.body).toMatchObject({ settings: { seats: 12 }, fingerprint: 'print' });
});

test('a draft made by hand is given back to planning', async () => {
  mockEndpoint(transport.listRuns, () => [
    sampleRun({ pinned: true, publishedAt: null }),
    { ...later, pinned: true, publishedAt: '2027-07-01T10:00:00Z' },
  ]);
  const calls = mockEndpoint(shuttles.unpinRun, () => sampleRun());
  await show();
  await expect.element(page.getByText(/at most 25 minutes between the flights/u)).toBeVisible();
  await run('14:30')
    .getByRole('button', { name: /^Return to planning/u })
    .click();
  await expectNoAxeViolations();
  const dialog = page.getByRole('dialog', { name: 'Return this run to planning?' });
  await dialog.getByRole('button', { name: 'Return to planning' }).click();
  await expect.element(page.getByText('The next plan may replace the run')).toBeVisible();
  expect(calls[0]).toMatchObject({ params: { runId: shuttleIds.run } });
  await expect.element(run('15:45').getByRole('button', { name: /^Give back/u })).not.toBeInTheDocument();
});

test.for([
  [{}, false],
  [{ meetingPoint: '' }, true],
  [{ driverName: '' }, true],
] as const)('publishing a run with %o holds it back for what is missing: %s', async ([missing, warns]) => {
  const published = mockEndpoint(shuttles.publishRuns, () => ({ published: 1, families: 1 }));
  mockEndpoint(transport.listRuns, () => [sampleRun({ publishedAt: null, ...missing })]);
  await show();
  await page.getByRole('button', { name: 'Publish 1 draft' }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish these runs?' });
  await expect.element(dialog.getByText(warns ? /^Runs: 0\./u : /^Runs: 1\./u)).toBeVisible();
  expect(dialog.getByText(/^1 run has no driver or no meeting point yet/u).elements()).toHaveLength(
    warns ? 1 : 0,
  );
  await expectNoAxeViolations();
  if (warns) await dialog.getByRole('checkbox', { name: 'Publish them, too' }).click();
  await expect.element(dialog.getByText(/^Runs: 1\./u)).toBeVisible();
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect.poll(() => published).toMatchObject([{ body: { runIds: [shuttleIds.run] } }]);
});

test('a run is added, changed and published', async () => {
  const created = mockEndpoint(shuttles.createRun, () => later);
  const published = mockEndpoint(shuttles.publishRuns, () => ({ published: 1, families: 1 }));
  await show();
  await page.getByRole('button', { name: 'Add a run' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a run' });
  await dialog.getByLabelText('Leaves at').fill('1610');
  await expect.element(dialog.getByLabelText(/^Meeting point/u)).toHaveValue('Terminal A, door 3');
  await dialog.getByLabelText('Direction').selectOptions('Departure');
  await expect.element(dialog.getByLabelText(/^Meeting point/u)).toHaveValue('Hotel lobby');
  await dialog.getByLabelText(/^Vehicle/u).selectOptions('Church bus (40 seats)');
  await expect.element(dialog.getByLabelText('Seats')).toHaveValue('40');
  await dialog.getByLabelText(/^Driver/u).selectOptions('Saji Philip');
  await dialog.getByLabelText(/^Meeting point/u).fill('Door 5');
  await dialog.getByLabelText('Direction').selectOptions('Arrival');
  await expectNoAxeViolations();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText('The run is saved')).toBeVisible();
  expect(created[0]?.body).toMatchObject({
    departsAt: '16:10',
    seats: 40,
    meetingPoint: 'Door 5',
    driverId: sampleFleet.drivers[1]?._id,
    vehicleId: sampleFleet.vehicles[1]?._id,
    airport: 'MCO',
    day: '2027-07-15',
  });
  await page.getByRole('button', { name: 'Publish 1 draft' }).click();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect.element(page.getByText('The runs are published')).toBeVisible();
  expect(published[0]?.body).toEqual({ runIds: [shuttleIds.run] });
});

test("the driver's link is shown once, with a code to scan", async () => {
  mockEndpoint(shuttles.createDriverLink, () => ({ url: 'https://example.org/driver/abc' }));
  await show();
  await page.getByRole('button', { name: /^Driver’s link.*14:30/u }).click();
  await page.getByRole('button', { name: 'Make a new link' }).click();
  await expect.element(page.getByRole('link', { name: 'https://example.org/driver/abc' })).toBeVisible();
  await expect.element(page.getByRole('img', { name: 'The link as a QR code' })).toBeVisible();
  await expectNoAxeViolations();
});

test('somebody who may only look has no buttons that change anything, and opens registrations', async () => {
  signInAs('VIEWER');
  await show();
  await expect.element(run('14:30').getByRole('link', { name: 'Anna Mathew' })).toBeVisible();
  expect(page.getByRole('button', { name: /Move to|Plan|Add a run|Publish|Edit/u }).elements()).toEqual([]);
});

test('all journeys are listed with filters, missing ones among them', async () => {
  const calls = mockEndpoint(transport.listJourneys, () =>
    listOf(
      sampleJourney(),
      sampleJourney({
        orderId: shuttleIds.family,
        familyName: 'Silent Family',
        direction: null,
        airport: null,
        airportName: null,
        day: null,
        time: null,
        flightNumber: null,
        passengers: null,
      }),
    ),
  );
  await show('/admin/transport?view=journeys&show=MISSING&hours=06:00-11:59');
  await expect.element(page.getByText('No travel plan')).toBeVisible();
  await expect.element(page.getByText('0 of 3 seated')).toBeVisible();
  expect(calls[0]?.query).toMatchObject({ view: 'MISSING', from: '06:00', until: '11:59' });
  await expectNoAxeViolations();
});

test('who may write letters writes to the families of the journeys that are shown', async () => {
  const write = page.getByRole('link', { name: 'Write to these families' });
  const at = '/admin/transport?view=journeys&direction=ARRIVAL&airport=MCO&day=2027-07-15';
  const screen = await show(at);
  await expect.element(page.getByText('1 journey', { exact: true })).toBeVisible();
  await expect.element(write).not.toBeInTheDocument();
  await screen.unmount();
  signInAs('REGISTRAR');
  await show(at);
  await page.getByRole('button', { name: 'More actions' }).click();
  await expect
    .element(write)
    .toHaveAttribute(
      'href',
      `/admin/letters/new?list=JOURNEYS&conventionId=${shuttleIds.convention}&direction=ARRIVAL&airport=MCO&day=2027-07-15`,
    );
});

test('the desk shows the convention of the address, and lets choose where it names none', async () => {
  const other = { ...sampleTransportConvention, conventionId: shuttleIds.later, name: 'Sangamam 2025' };
  mockEndpoint(transport.listTransportConventions, () => [sampleTransportConvention, other]);
  const calls = mockEndpoint(transport.listJourneys, () => listOf(sampleJourney()));
  const own = page.getByLabelText('Convention');
  const screen = await show(`/admin/transport?view=journeys&conventionId=${other.conventionId}`);
  await expect.poll(() => calls[0]?.params).toMatchObject({ conventionId: other.conventionId });
  await expect.element(own).not.toBeInTheDocument();
  await screen.unmount();
  await show('/admin/transport?view=journeys&conventionId=all');
  await own.selectOptions('Sangamam 2025');
  await expect.poll(() => calls.at(-1)?.params).toMatchObject({ conventionId: other.conventionId });
});

test('a manifest has every family of a run, to print', async () => {
  await show(
    `/admin/transport/manifest?conventionId=${shuttleIds.convention}&direction=ARRIVAL&day=2027-07-15`,
  );
  await expect.element(page.getByRole('heading', { name: /07-15-2027, 14:30/u })).toBeVisible();
  await expect.element(page.getByRole('rowheader', { name: /Anna Mathew/u })).toBeVisible();
  await expect.element(page.getByText('Passengers in total: 4')).toBeVisible();
  await expectNoAxeViolations();
});

test('manifests are put together by driver, a phone number alone stands for one, and those without come last', async () => {
  const byPhone = { driverName: '', driverPhone: '+14075559911' };
  const drivers = [{ driverName: '', driverPhone: '' }, byPhone, { driverName: 'Biju' }, byPhone];
  mockEndpoint(transport.listRuns, () =>
    drivers.map((driver, place) =>
      sampleRun({ _id: sampleId(`run00${place}`), departsAt: `1${place}:30`, ...driver }),
    ),
  );
  await show(
    `/admin/transport/manifest?conventionId=${shuttleIds.convention}&direction=ARRIVAL&day=2027-07-15`,
  );
  await expect.element(page.getByRole('heading', { name: /^Biju/u })).toBeVisible();
  const headings = page.getByRole('heading', { level: 2 }).elements();
  expect(headings.map(({ textContent }) => textContent)).toEqual([
    '+14075559911: 2 runs',
    'Biju: 1 run',
    'No driver yet: 1 run',
  ]);
});

test('without confirmed families, or flights, the desk says what will be here', async () => {
  mockEndpoint(transport.getTransportOverview, () => ({
    days: [],
    runDays: [],
    withoutPlan: 0,
    incomplete: 0,
    planSettings: { ...defaultPlanSettings, waitingMinutes: 25 },
  }));
  await show();
  await expect.element(page.getByText('No family has told us a flight yet')).toBeVisible();
  await expectNoAxeViolations();
});
