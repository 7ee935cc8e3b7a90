import { getStaffSelf } from '@sangamam/contract/accounts/account-endpoints';
import {
  exportHotelChanges,
  listHotelChanges,
  listHotelLists,
  markListSent,
  type HotelChange,
  type HotelList,
} from '@sangamam/contract/hotel/lists/list-endpoints';
import type { ListedFamily } from '@sangamam/contract/hotel/lists/listed-family';
import { listHotelConventions, listStays } from '@sangamam/contract/hotel/stays/hotel-admin-endpoints';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { expectNoAxeViolations } from '../../../../test/axe.ts';
import { MockFile, mockEndpoint, Refusal } from '../../../../test/mock-endpoint.ts';
import { renderApp } from '../../../../test/render-app.tsx';
import { sampleHotelConvention, sampleStay } from '../../../../test/sample-stay.ts';
import HotelLists from './hotel-lists-route.tsx';
import Hotel from './hotel-route.tsx';

const shell = (Part: () => React.ReactNode) => () => (
  <main>
    <Part />
  </main>
);
const show = (at = '/admin/hotel/lists', scheme: 'light' | 'dark' = 'light') =>
  renderApp(
    [
      { path: '/admin/hotel', Component: shell(Hotel) },
      { path: '/admin/hotel/lists', Component: shell(HotelLists) },
    ],
    { at, as: { type: 'STAFF' }, scheme },
  );

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

const list = (wanted: Partial<HotelList> = {}): HotelList => ({
  _id: '01970000-0000-7000-8000-0000000000b1',
  contents: 'WHOLE',
  exportedAt: '2027-07-02T14:10:00.000Z',
  exportedBy: 'Susan Kora',
  families: 62,
  sentAt: '2027-07-02T14:20:00.000Z',
  sentBy: 'Susan Kora',
  ...wanted,
});
const family = (digit: number, wanted: Partial<ListedFamily> = {}): ListedFamily => ({
  orderId: `01970000-0000-7000-8000-00000000${String(digit).padStart(4, '0')}`,
  number: `R2KX7A${digit}`,
  registrantName: `Anna ${digit} Mathew`,
  familyName: null,
  arrival: '2027-07-15',
  departure: '2027-07-18',
  specialRequest: '',
  roomsNearby: 'NO_WISH',
  rooms: [
    {
      guests: [
        { name: 'Anna Mathew', age: null, isAdult: true },
        { name: 'Ben Mathew', age: 9, isAdult: false },
      ],
      needs: {},
      bedType: 'NO_WISH',
    },
  ],
  ...wanted,
});
const changed: HotelChange = {
  kind: 'CHANGED',
  parts: ['NIGHTS', 'BEDS', 'NEARBY', 'NEEDS', 'REQUEST'],
  before: family(3),
  after: family(3, {
    departure: '2027-07-19',
    specialRequest: 'A high floor, please',
    rooms: family(3).rooms.map((room) => ({ ...room, needs: { CRIB: 1 }, bedType: 'KING' as const })),
    roomsNearby: 'CONNECTING',
  }),
};
const three: HotelChange[] = [
  { kind: 'NEW', parts: [], before: null, after: family(1) },
  { kind: 'CANCELLED', parts: [], before: family(2), after: null },
  changed,
];
const answer = (docs: HotelChange[], since: HotelList | null = list()) => ({
  docs,
  total: docs.length,
  totalPages: 1,
  since,
  counts: {
    NEW: docs.filter(({ kind }) => kind === 'NEW').length,
    CANCELLED: docs.filter(({ kind }) => kind === 'CANCELLED').length,
    CHANGED: docs.filter(({ kind }) => kind === 'CHANGED').length,
  },
});

test.for([
  ['light', 1200],
  ['dark', 360],
] as const)(
  'says what changed since the last list sent, before and after (%s, %i px)',
  async ([scheme, width]) => {
    await page.viewport(width, 900);
    mockEndpoint(listHotelLists, () => [list()]);
    mockEndpoint(listHotelChanges, () => answer(three));
    await show('/admin/hotel/lists', scheme);
    await expect
      .element(page.getByText(/^Since the list of 07-02-2027 \d\d:\d\d \(by Susan Kora\):/u))
      .toBeVisible();
    await expect.element(page.getByText('1 new, 1 cancelled, 1 changed')).toBeVisible();
    for (const text of [
      /→ .*19/u,
      'none → Crib',
      'No wish → One king',
      'none → Connecting',
      'none → A high floor, please',
    ])
      await expect.element(page.getByText(text).first()).toBeVisible();
    await expect.element(page.getByRole('rowheader', { name: /Anna 2 Mathew/u })).toBeVisible();
    const { scrollWidth, clientWidth } = document.documentElement;
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    await expectNoAxeViolations();
  },
);

test('a kind of changes is asked for by its chip, and the file has all of them', async () => {
  await page.viewport(1200, 900);
  mockEndpoint(listHotelLists, () => [list()]);
  const asked = mockEndpoint(listHotelChanges, () => answer(three));
  const files = mockEndpoint(exportHotelChanges, () => new MockFile('changes.csv', 'Change'));
  await show();
  await page.getByRole('link', { name: 'Cancelled 1' }).click();
  await expect.poll(() => asked.at(-1)).toMatchObject({ query: { kind: 'CANCELLED' } });
  await page.getByRole('button', { name: /Changes for the hotel.*CSV/u }).click();
  await expect.poll(() => files).toMatchObject([{ params: { format: 'csv' } }]);
});

test('a list is marked as sent, a mistake is taken back, and a refusal is said', async () => {
  const stored = { list: list({ sentAt: null, sentBy: null }) };
  mockEndpoint(listHotelLists, () => [stored.list]);
  mockEndpoint(listHotelChanges, () => answer([], stored.list.sentAt === null ? null : stored.list));
  const calls = mockEndpoint(markListSent, ({ body }) => {
    stored.list = body.sent ? list() : list({ sentAt: null, sentBy: null });
    return stored.list;
  });
  await show();
  await expect.element(page.getByRole('heading', { name: 'No list was sent yet' })).toBeVisible();
  await page.getByRole('button', { name: /^Sent to the hotel: list of 07-02-2027/u }).click();
  await expect.element(page.getByText('nothing has changed.')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Nothing to tell the hotel' })).toBeVisible();
  await page.getByRole('button', { name: /^Not sent after all: list of 07-02-2027/u }).click();
  await expect.element(page.getByRole('heading', { name: 'No list was sent yet' })).toBeVisible();
  expect(calls.map(({ body }) => body)).toEqual([{ sent: true }, { sent: false }]);
  mockEndpoint(markListSent, () => {
    throw new Refusal('NOT_FOUND');
  });
  await page.getByRole('button', { name: /^Sent to the hotel: list/u }).click();
  await expect.element(page.getByRole('alert').filter({ hasText: /\w/u }).first()).toBeVisible();
});

test('without any list the page says how there comes to be one', async () => {
  mockEndpoint(listHotelLists, () => []);
  mockEndpoint(listHotelChanges, () => answer([], null));
  await show();
  await expect.element(page.getByRole('heading', { name: 'No list was sent yet' })).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Exported lists' })).not.toBeInTheDocument();
  await expectNoAxeViolations();
});

test('the rooming list says what changed, and asks whether a later list was sent', async () => {
  await page.viewport(360, 780);
  mockEndpoint(listStays, () => ({ docs: [sampleStay()], total: 1, totalPages: 1 }));
  const later = list({ _id: '01970000-0000-7000-8000-0000000000b2', sentAt: null, sentBy: null });
  mockEndpoint(listHotelLists, () => [later, list()]);
  mockEndpoint(listHotelChanges, () => answer(three));
  const calls = mockEndpoint(markListSent, () => list({ _id: later._id }));
  await show('/admin/hotel');
  await expect.element(page.getByText('1 new, 1 cancelled, 1 changed')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'See the changes' }))
    .toHaveAttribute('href', `/admin/hotel/lists?conventionId=${sampleHotelConvention()._id}`);
  await expect.element(page.getByText(/^Did you send the list of 07-02-2027/u)).toBeVisible();
  await expectNoAxeViolations();
  await page.getByRole('button', { name: /^Sent to the hotel: list/u }).click();
  await expect.poll(() => calls).toMatchObject([{ params: { listId: later._id }, body: { sent: true } }]);
});
