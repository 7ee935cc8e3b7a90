import { getStaffSelf } from '@sangamam/contract/accounts/account-endpoints';
import { listHotelChanges, listHotelLists } from '@sangamam/contract/hotel/lists/list-endpoints';
import {
  listHotelConventions,
  listStays,
  saveHotelSettings,
  saveRooms,
  saveStay,
} from '@sangamam/contract/hotel/stays/hotel-admin-endpoints';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { expectNoAxeViolations } from '../../../../test/axe.ts';
import { mockEndpoint, Refusal } from '../../../../test/mock-endpoint.ts';
import { renderApp } from '../../../../test/render-app.tsx';
import { sampleHotelConvention, sampleStay } from '../../../../test/sample-stay.ts';
import Hotel from './hotel-route.tsx';
import HotelSettings from './hotel-settings-route.tsx';

const shell = (Part: () => React.ReactNode) => () => (
  <main>
    <Part />
  </main>
);
const show = (at = '/admin/hotel', options: Parameters<typeof renderApp>[1] = {}) =>
  renderApp(
    [
      { path: '/admin/hotel', Component: shell(Hotel) },
      { path: '/admin/hotel/settings', Component: shell(HotelSettings) },
    ],
    { at, as: { type: 'STAFF' }, ...options },
  );
const listOf = (...docs: ReturnType<typeof sampleStay>[]) => ({ docs, total: docs.length, totalPages: 1 });
const settled = () => Promise.allSettled(document.getAnimations().map(({ finished }) => finished));

beforeEach(() => {
  mockEndpoint(getStaffSelf, () => ({
    id: '01970000-0000-7000-8000-000000000001',
    name: 'Hospitality',
    email: 'hospitality@example.org',
    roles: ['HOSPITALITY' as const],
    needsSecondFactor: false,
  }));
  mockEndpoint(listHotelConventions, () => [sampleHotelConvention()]);
  mockEndpoint(listHotelLists, () => []);
  mockEndpoint(listHotelChanges, () => ({
    docs: [],
    total: 0,
    totalPages: 0,
    since: null,
    counts: { NEW: 0, CANCELLED: 0, CHANGED: 0 },
  }));
});

test.for(['light', 'dark'] as const)(
  'the rooming list has people, nights and numbers (%s)',
  async (scheme) => {
    await page.viewport(1200, 900);
    const calls = mockEndpoint(listStays, () => listOf(sampleStay()));
    await show('/admin/hotel?view=MISSING', { scheme });
    await expect.element(page.getByRole('rowheader', { name: /Anna Mathew/u })).toBeVisible();
    for (const text of [/^2 adults, 1 child/u, 'Aged 9', /^4 nights/u, 'A cot, please', '1 family'])
      await expect.element(page.getByText(text).first()).toBeVisible();
    const chip = page.getByRole('link', { name: 'Without a number 1' });
    await expect.element(chip).toHaveAttribute('aria-current', 'page');
    expect(calls[0]).toMatchObject({ query: { view: 'MISSING' } });
    await expectNoAxeViolations();
  },
);

test('on a phone the nights and ages of a family are said when its row is opened', async () => {
  await page.viewport(360, 780);
  mockEndpoint(listStays, () => listOf(sampleStay()));
  await show();
  await expect.element(page.getByText('Aged 9')).not.toBeVisible();
  await page.getByRole('button', { name: /Rooms and hotel of Anna Mathew/u }).click();
  await expect.element(page.getByText('Nights', { exact: true }).last()).toBeVisible();
  await expect.element(page.getByText(/, 9$/u)).toBeVisible();
});

test('access needs are counted, and marked at the family and at its room without a name', async () => {
  await page.viewport(1200, 900);
  const [anna, ...others] = sampleStay().guests.map(({ personId }) => personId);
  const accessNeeds = { ...sampleHotelConvention().accessNeeds, WHEELCHAIR: 3, CRIB: 1 };
  mockEndpoint(listHotelConventions, () => [{ ...sampleHotelConvention({ ACCESS: 2 }), accessNeeds }]);
  const needs = { rooms: [[anna ?? ''], others], roomNeeds: [{}, { WHEELCHAIR: 1, CRIB: 2 }] };
  mockEndpoint(listStays, () => listOf(sampleStay(needs)));
  await show();
  await expect.element(page.getByText('Access needs: 3 × Wheelchair, Crib')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Access needs 2' })).toBeVisible();
  await expect
    .element(page.getByRole('rowheader', { name: /Anna Mathew/u }).getByText('Wheelchair, 2 × Crib'))
    .toBeVisible();
  await page.getByRole('button', { name: /Rooms and hotel of Anna Mathew/u }).click();
  const room = page.getByRole('listitem').filter({ hasText: 'Room 2' });
  await expect.element(room.getByText('Wheelchair, 2 × Crib')).toBeVisible();
  await expect.element(room.getByText('Mary Mathew', { exact: true })).toBeVisible();
  await expectNoAxeViolations();
});

test('who needs what is said to those who may read it, also on a phone', async () => {
  await page.viewport(360, 780);
  const guests = sampleStay().guests.map((guest) => ({
    ...guest,
    accessNeeds: guest.name === 'Mary Mathew' ? (['WHEELCHAIR', 'NO_STAIRS'] as const).slice() : [],
  }));
  mockEndpoint(listStays, () => listOf(sampleStay({ guests, roomNeeds: [{ WHEELCHAIR: 1, NO_STAIRS: 1 }] })));
  await show();
  await expect.element(page.getByText('No family has told of access needs yet.')).toBeVisible();
  await page.getByRole('button', { name: /Rooms and hotel of Anna Mathew/u }).click();
  await expect.element(page.getByText('Mary Mathew: Wheelchair, No stairs')).toBeVisible();
  await expect.element(page.getByText('Anna Mathew:')).not.toBeInTheDocument();
});

test('a number is entered with the hotel of the convention filled in', async () => {
  mockEndpoint(listStays, () => listOf(sampleStay()));
  const calls = mockEndpoint(saveStay, () => ({ revision: 1 }));
  await show();
  await page.getByRole('button', { name: /Rooms and hotel of Anna Mathew/u }).click();
  await page.getByRole('button', { name: 'Edit hotel' }).click();
  const dialog = page.getByRole('dialog', { name: 'Hotel of Anna Mathew' });
  await dialog.getByRole('textbox', { name: /^Confirmation number/u }).fill(' HY-88213 ');
  await settled();
  await expectNoAxeViolations();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText('Saved')).toBeVisible();
  expect(calls).toMatchObject([
    {
      body: {
        confirmationNumbers: ['HY-88213'],
        hotelName: 'Hyatt Regency',
        address: '9801 International Drive',
        checkedIn: false,
        revision: 0,
      },
    },
  ]);
});

test('beds are asked for room by room, and rooms beside each other', async () => {
  await page.viewport(360, 780);
  const [first, ...others] = sampleStay().guests.map(({ personId }) => personId);
  const two = { rooms: [[first ?? ''], others], roomNeeds: [{}, {}] };
  mockEndpoint(listStays, () =>
    listOf(sampleStay({ ...two, bedTypes: ['KING', 'NO_WISH'], roomsNearby: 'ADJOINING' })),
  );
  const calls = mockEndpoint(saveStay, () => ({ revision: 1 }));
  await show();
  await page.getByRole('button', { name: /Rooms and hotel of Anna Mathew/u }).click();
  await expect.element(page.getByText('Proposed rooms · Adjoining')).toBeVisible();
  await expect
    .element(page.getByRole('listitem').filter({ hasText: 'Room 1' }).getByText('One king'))
    .toBeVisible();
  await page.getByRole('button', { name: 'Edit hotel' }).click();
  const dialog = page.getByRole('dialog', { name: 'Hotel of Anna Mathew' });
  await expect.element(dialog.getByRole('combobox', { name: /^Beds in room 1/u })).toHaveValue('KING');
  await dialog.getByRole('combobox', { name: /^Beds in room 2/u }).selectOptions('Two queens');
  await dialog
    .getByRole('combobox', { name: /^Where the rooms lie/u })
    .selectOptions('Connecting: with a door between');
  await settled();
  await expectNoAxeViolations();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect
    .poll(() => calls)
    .toMatchObject([{ body: { bedTypes: ['KING', 'TWO_QUEENS'], roomsNearby: 'CONNECTING' } }]);
});

test('each room has a field for its number, and a hotel may give more', async () => {
  const [first, ...others] = sampleStay().guests.map(({ personId }) => personId);
  mockEndpoint(listStays, () => listOf(sampleStay({ rooms: [[first ?? ''], others] })));
  const calls = mockEndpoint(saveStay, () => ({ revision: 1 }));
  await show();
  await page.getByRole('button', { name: /Rooms and hotel of Anna Mathew/u }).click();
  await page.getByRole('button', { name: 'Edit hotel' }).click();
  const dialog = page.getByRole('dialog', { name: 'Hotel of Anna Mathew' });
  await dialog.getByRole('textbox', { name: /^Confirmation number of room 1/u }).fill('HY-1');
  await dialog.getByRole('button', { name: 'Another number' }).click();
  await dialog.getByRole('textbox', { name: /^Confirmation number of room 3/u }).fill('HY-3');
  await settled();
  await expectNoAxeViolations();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => calls).toMatchObject([{ body: { confirmationNumbers: ['HY-1', 'HY-3'] } }]);
});

test('a family with a number for each room shows them, and how many rooms have none', async () => {
  await page.viewport(1200, 900);
  const [first, ...others] = sampleStay().guests.map(({ personId }) => personId);
  const rooms = [[first ?? ''], others.slice(0, 1), others.slice(1)];
  mockEndpoint(listStays, () => listOf(sampleStay({ rooms, confirmationNumbers: ['HY-1', 'HY-2'] })));
  await show();
  for (const text of ['HY-1', 'HY-2', '2 of 3 rooms'])
    await expect.element(page.getByText(text, { exact: true })).toBeVisible();
});

test('somebody else’s change is told, and nothing is overwritten', async () => {
  const stored = { stay: sampleStay() };
  mockEndpoint(listStays, () => listOf(stored.stay));
  mockEndpoint(saveStay, () => {
    stored.stay = sampleStay({ revision: 1, confirmationNumbers: ['OTHER-1'] });
    throw new Refusal('CONFLICT');
  });
  await show();
  await page.getByRole('button', { name: /Rooms and hotel of Anna Mathew/u }).click();
  await page.getByRole('button', { name: 'Edit hotel' }).click();
  const dialog = page.getByRole('dialog', { name: 'Hotel of Anna Mathew' });
  const number = dialog.getByRole('textbox', { name: /^Confirmation number/u });
  await number.fill('HY-88213');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog.getByText(/Somebody else changed this/u).first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Show the newer version' }).click();
  await expect.element(dialog.getByText(/“OTHER-1”/u)).toBeVisible();
  await expect.element(number).toHaveValue('HY-88213');
});

test('rooms are changed by hand, and a child is never alone in one', async () => {
  mockEndpoint(listStays, () => listOf(sampleStay()));
  const calls = mockEndpoint(saveRooms, () => ({ revision: 1 }));
  await show();
  await page.getByRole('button', { name: /Rooms and hotel of Anna Mathew/u }).click();
  await page.getByRole('button', { name: 'Change rooms' }).click();
  const dialog = page.getByRole('dialog', { name: 'Rooms of Anna Mathew' });
  await dialog.getByRole('combobox', { name: 'Ben Mathew, 9' }).selectOptions('Room 2');
  await expect.element(dialog.getByText(/A child would sleep in a room without an adult/u)).toBeVisible();
  await expect
    .element(dialog.getByRole('button', { name: 'Save rooms' }))
    .toHaveAttribute('aria-disabled', 'true');
  await dialog.getByRole('combobox', { name: 'Mary Mathew' }).selectOptions('Room 2');
  await expect.element(dialog.getByText('People in each room: 1 + 2')).toBeVisible();
  await settled();
  await expectNoAxeViolations();
  await dialog.getByRole('button', { name: 'Save rooms' }).click();
  const [anna, mary, ben] = sampleStay().guests.map(({ personId }) => personId);
  await expect.poll(() => calls).toMatchObject([{ body: { rooms: [[anna], [mary, ben]], revision: 0 } }]);
});

test('no family and no answer each say what to do', async () => {
  mockEndpoint(listStays, () => listOf());
  await show();
  await expect.element(page.getByRole('heading', { name: 'No families here' })).toBeVisible();
  await expectNoAxeViolations();
});

test('the hotel of a convention is saved with the revision that it was shown with', async () => {
  const calls = mockEndpoint(saveHotelSettings, () => ({ revision: 3 }));
  await show('/admin/hotel/settings');
  const beds = page.getByRole('textbox', { name: 'People in a room' });
  await beds.fill('0');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText('Please enter 1 to 8').first()).toBeVisible();
  await expectNoAxeViolations();
  await beds.fill('3');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText('Saved')).toBeVisible();
  expect(calls).toMatchObject([{ body: { roomCapacity: 3, hotelName: 'Hyatt Regency', revision: 2 } }]);
});

test('who may write letters, too, writes to the families of the rooming list that is shown', async () => {
  mockEndpoint(listStays, () => listOf(sampleStay()));
  const write = page.getByRole('link', { name: 'Write to these families' });
  const screen = await show('/admin/hotel?view=MISSING&page=1');
  await expect.element(page.getByRole('rowheader', { name: /Anna Mathew/u })).toBeVisible();
  await expect.element(write).not.toBeInTheDocument();
  await screen.unmount();
  mockEndpoint(getStaffSelf, () => ({
    id: '01970000-0000-7000-8000-000000000001',
    name: 'Hospitality',
    email: 'hospitality@example.org',
    roles: ['HOSPITALITY' as const, 'REGISTRAR' as const],
    needsSecondFactor: false,
  }));
  await show('/admin/hotel?view=MISSING&page=1');
  const { _id } = sampleHotelConvention();
  await page.viewport(360, 780);
  await page.getByRole('button', { name: 'More actions' }).click();
  await expect
    .element(write)
    .toHaveAttribute('href', `/admin/letters/new?list=STAYS&conventionId=${_id}&view=MISSING`);
});
