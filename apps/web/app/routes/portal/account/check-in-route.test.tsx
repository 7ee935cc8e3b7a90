import { getCheckInReceipt } from '@sangamam/contract/documents/receipts/receipt-endpoints';
import { updateHotelDetails } from '@sangamam/contract/hotel/hotel-endpoints';
import { getOrder } from '@sangamam/contract/orders/order-endpoints';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { expectNoAxeViolations } from '../../../../test/axe.ts';
import { mockEndpoint, Refusal } from '../../../../test/mock-endpoint.ts';
import { renderApp } from '../../../../test/render-app.tsx';
import { sampleIds, sampleWholeOrder } from '../../../../test/sample-orders.ts';
import CheckInPage from './check-in-route.tsx';

const hotel = {
  checkedIn: false,
  hotelName: 'Hyatt Regency',
  confirmationNumber: 'HY-88213',
  address: '9801 International Drive',
  phoneNumber: '+1 407 555 0100',
  checkInFrom: '2026-01-02',
  checkInOpen: true,
  undoUntil: null,
};

function Shown() {
  return <CheckInPage {...({ params: { orderId: sampleIds.order } } as Parameters<typeof CheckInPage>[0])} />;
}
const show = (options: Parameters<typeof renderApp>[1] = {}) =>
  renderApp(
    [
      {
        path: '/',
        Component: () => (
          <main>
            <Shown />
          </main>
        ),
      },
      { path: '/my-account', Component: () => null },
    ],
    {
      as: {},
      ...options,
    },
  );
const button = () => page.getByRole('button', { name: 'CHECK IN' });
const state = (is: 'YES' | 'NO') => page.getByText(`CHECKED IN: ${is}`);

test.for(['light', 'dark'] as const)(
  'checking in shows at once that the family is checked in, then says so (%s)',
  async (scheme) => {
    const stored = { checkedIn: false };
    const saved = Promise.withResolvers<void>();
    mockEndpoint(getOrder, () => sampleWholeOrder({ hotelDetails: { ...hotel, ...stored } }));
    const calls = mockEndpoint(updateHotelDetails, async () => {
      await saved.promise;
      stored.checkedIn = true;
      return { ...hotel, checkedIn: true };
    });
    await show({ scheme });
    await expect.element(state('NO')).toBeVisible();
    await expect.element(page.getByText('HY-88213')).not.toBeInTheDocument();
    await expectNoAxeViolations();
    await button().click();
    await expect.element(state('YES')).toBeVisible();
    await expect.element(page.getByRole('row', { name: 'Confirmation Number HY-88213' })).toBeVisible();
    await expect.element(page.getByText('Check In Successful !')).not.toBeInTheDocument();
    saved.resolve();
    await expect.element(page.getByText('Check In Successful !')).toBeVisible();
    await expect
      .element(page.getByRole('button', { name: 'Download Details' }))
      .toHaveAttribute('title', 'Download Details');
    for (const name of ['Hotel Name', 'Address', 'Phone'])
      await expect.element(page.getByRole('rowheader', { name, exact: true })).toBeVisible();
    expect(calls).toEqual([{ params: { orderId: sampleIds.order }, query: {}, body: { checkedIn: true } }]);
    await expectNoAxeViolations();
  },
);

test('a check-in that fails is taken back, with the sentence of the specification', async () => {
  mockEndpoint(getOrder, () => sampleWholeOrder({ hotelDetails: hotel }));
  mockEndpoint(updateHotelDetails, () => {
    throw new Refusal('SERVICE_UNAVAILABLE');
  });
  await show();
  await button().click();
  await expect.element(page.getByText(/^Failed to Check In !!/u)).toBeVisible();
  await expect.element(state('NO')).toBeVisible();
  await expect.element(button()).toBeVisible();
});

test('before its first day the page says from when, and offers no check-in', async () => {
  mockEndpoint(getOrder, () =>
    sampleWholeOrder({ hotelDetails: { ...hotel, checkInFrom: '2097-07-14', checkInOpen: false } }),
  );
  await show();
  await expect.element(page.getByText(/^You can check in from July 14, 2097 on/u)).toBeVisible();
  expect(button().elements()).toHaveLength(0);
  await expectNoAxeViolations();
});

test('a check-in can be taken back, and is refused once its minute is over', async () => {
  const undoUntil = new Date(Date.now() + 60_000).toISOString();
  mockEndpoint(getOrder, () => sampleWholeOrder({ hotelDetails: { ...hotel, checkedIn: true, undoUntil } }));
  let isLate = true;
  const calls = mockEndpoint(updateHotelDetails, () => {
    if (isLate) throw new Refusal('UNDO_TOO_LATE');
    return hotel;
  });
  await show();
  const undo = page.getByRole('button', { name: 'Undo' });
  await undo.click();
  await expect.element(page.getByText(/^Your check-in was not taken back\./u)).toBeVisible();
  await expect.element(state('YES')).toBeVisible();
  isLate = false;
  await undo.click();
  await expect.element(page.getByText('Your check-in was taken back.')).toBeVisible();
  await expect.element(state('NO')).toBeVisible();
  expect(calls.at(-1)?.body).toEqual({ checkedIn: false });
});

test('a family that is checked in downloads its sheet', async () => {
  mockEndpoint(getOrder, () =>
    sampleWholeOrder({ hotelDetails: { ...hotel, checkedIn: true, address: null } }),
  );
  mockEndpoint(getCheckInReceipt, () => {
    throw new Refusal('SERVICE_UNAVAILABLE');
  });
  await show();
  await expect.element(page.getByRole('row', { name: 'Address Not known yet' })).toBeVisible();
  expect(button().elements()).toHaveLength(0);
  await page.getByRole('button', { name: 'Download Details' }).click();
  await expect.element(page.getByText(/^Something went to wrong can't download pdf/u)).toBeVisible();
});

test('without a number of the hotel the page says when check-in opens', async () => {
  mockEndpoint(getOrder, () => sampleWholeOrder());
  await show();
  await expect.element(page.getByRole('heading', { name: 'Check-in is not open yet' })).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'My account' }).last())
    .toHaveAttribute('href', '/my-account');
  await expectNoAxeViolations();
});

test('an order that is not there says so', async () => {
  mockEndpoint(getOrder, () => {
    throw new Refusal('ORDER_NOT_FOUND');
  });
  await show();
  await expect.element(page.getByRole('heading', { name: /could not be found/u })).toBeVisible();
});
