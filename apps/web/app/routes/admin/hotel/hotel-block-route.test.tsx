import { getStaffSelf } from '@sangamam/contract/accounts/account-endpoints';
import {
  getHotelBlock,
  saveHotelBlock,
  type HotelBlock as Block,
} from '@sangamam/contract/hotel/block/block-endpoints';
import { listHotelConventions } from '@sangamam/contract/hotel/stays/hotel-admin-endpoints';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { expectNoAxeViolations } from '../../../../test/axe.ts';
import { mockEndpoint } from '../../../../test/mock-endpoint.ts';
import { renderApp } from '../../../../test/render-app.tsx';
import { sampleHotelConvention } from '../../../../test/sample-stay.ts';
import HotelBlock from './hotel-block-route.tsx';

beforeEach(() => {
  mockEndpoint(getStaffSelf, () => ({
    id: '01970000-0000-7000-8000-000000000001',
    name: 'Hospitality',
    email: 'hospitality@example.org',
    roles: ['HOSPITALITY' as const],
    needsSecondFactor: false,
  }));
  mockEndpoint(listHotelConventions, () => [sampleHotelConvention()]);
});

const list = `/admin/hotel?conventionId=${sampleHotelConvention()._id}`;
const block = (wanted: Partial<Block> = {}): Block => ({
  revision: 3,
  blockRooms: 4,
  cutoffDate: '2027-06-15',
  today: '2027-06-04',
  nights: [
    { night: '2027-07-15', families: 2, people: 9, rooms: 5 },
    { night: '2027-07-16', families: 1, people: 6, rooms: 2 },
  ],
  pickUp: [
    { day: '2027-06-03', needed: 2, numbered: 0 },
    { day: '2027-06-04', needed: 5, numbered: 2 },
  ],
  ...wanted,
});
const show = (scheme: 'light' | 'dark' = 'light') =>
  renderApp(
    [
      {
        path: '/admin/hotel/block',
        Component: () => (
          <main>
            <HotelBlock />
          </main>
        ),
      },
    ],
    { as: { type: 'STAFF' }, scheme },
  );

test.for(['light', 'dark'] as const)(
  'a room block shows its pick-up against the cut-off (%s)',
  async (scheme) => {
    mockEndpoint(getHotelBlock, () => block());
    await show(scheme);
    await expect
      .element(page.getByText('The hotel keeps 4 rooms each night. Cut-off is June 15, 2027, in 11 days.'))
      .toBeVisible();
    await expect.element(page.getByText('One more room is needed than the hotel keeps.')).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: '1 family without a number' }))
      .toHaveAttribute('href', `${list}&view=MISSING`);
    await expect.element(page.getByRole('img', { name: /^Rooms in the fullest night/u })).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'July 15, 2027' }))
      .toHaveAttribute('href', `${list}&night=2027-07-15`);
    await expect.element(page.getByText('5 of 4')).toBeVisible();
    await expectNoAxeViolations();
  },
);

test('without a block and without families the page says what is missing', async () => {
  mockEndpoint(getHotelBlock, () => block({ blockRooms: null, cutoffDate: null, nights: [], pickUp: [] }));
  await show();
  await expect
    .element(page.getByText('The number of rooms that the hotel keeps is not entered yet.'))
    .toBeVisible();
  await expect.element(page.getByText('No room is needed yet.')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Nobody yet' })).toBeVisible();
  await expectNoAxeViolations();
});

test('the block is saved with the revision that it was shown with', async () => {
  mockEndpoint(getHotelBlock, () => block());
  const calls = mockEndpoint(saveHotelBlock, () => ({ revision: 4 }));
  await show();
  const rooms = page.getByRole('textbox', { name: /^Rooms kept each night/u });
  await rooms.fill('0');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText('Please enter 1 to 10,000 rooms').first()).toBeVisible();
  await rooms.fill('60');
  await page.getByLabelText(/^Cut-off date/u).fill('');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText('Saved', { exact: true })).toBeVisible();
  expect(calls).toMatchObject([{ body: { blockRooms: 60, cutoffDate: null, revision: 3 } }]);
});
