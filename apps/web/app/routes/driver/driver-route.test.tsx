import { getDriverRun, recordDriverActs } from '@sangamam/contract/travel/driver/driver-endpoints';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { expectNoAxeViolations } from '../../../test/axe.ts';
import { mockEndpoint, Refusal } from '../../../test/mock-endpoint.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { sampleDriverRun, shuttleIds } from '../../../test/sample-shuttles.ts';
import Driver from './driver-route.tsx';

const token = 'Zq4'.repeat(14);
const [family] = sampleDriverRun().families;
const show = (scheme: 'light' | 'dark' = 'light') =>
  renderApp(
    [
      {
        path: '/driver/:token',
        Component: () => <Driver {...({ params: { token } } as Parameters<typeof Driver>[0])} />,
      },
    ],
    { at: `/driver/${token}`, scheme },
  );
const pickedUp = () => page.getByRole('button', { name: /^Picked up.*Anna Mathew/u });
const withState = (state: 'PICKED_UP' | 'DELAYED', delayMinutes: number | null = null) =>
  sampleDriverRun({ families: family ? [{ ...family, state, delayMinutes }] : [] });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test.for(['light', 'dark'] as const)(
  'the run has everything to find and call its families (%s)',
  async (scheme) => {
    mockEndpoint(getDriverRun, () => sampleDriverRun());
    await show(scheme);
    await expect
      .element(page.getByRole('heading', { name: 'From Orlando International (MCO)' }))
      .toBeVisible();
    for (const text of ['July 15, 2027 at 14:30', 'Terminal A, door 3', '0 of 4 picked up', 'One wheelchair'])
      await expect.element(page.getByText(text)).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Call Anna Mathew' }))
      .toHaveAttribute('href', 'tel:+18475550112');
    await expectNoAxeViolations();
  },
);

test('what the driver says is sent at once', async () => {
  mockEndpoint(getDriverRun, () => sampleDriverRun());
  const calls = mockEndpoint(recordDriverActs, () => withState('DELAYED', 30));
  await show();
  await page.getByRole('button', { name: /^Delayed.*Anna Mathew/u }).click();
  await expectNoAxeViolations();
  await page.getByRole('button', { name: '30 min' }).click();
  await expect.element(page.getByText('Delayed by 30 min')).toBeVisible();
  await expect.element(page.getByText('Everything is sent.')).toBeVisible();
  expect(calls[0]?.body).toMatchObject({
    acts: [{ familyId: shuttleIds.family, state: 'DELAYED', delayMinutes: 30 }],
  });
});

test('without a connection it waits on the device, also over a reload, and is sent once later', async () => {
  mockEndpoint(getDriverRun, () => sampleDriverRun());
  mockEndpoint(recordDriverActs, () => {
    throw new Refusal('SERVICE_UNAVAILABLE');
  });
  const { unmount } = await show();
  await pickedUp().click();
  await expect.element(page.getByText(/^1 entry is waiting to be sent/u)).toBeVisible();
  await expect.element(page.getByText('4 of 4 picked up')).toBeVisible();
  await expectNoAxeViolations();
  await unmount();
  const calls = mockEndpoint(recordDriverActs, () => withState('PICKED_UP'));
  await show();
  await expect.element(page.getByText('Everything is sent.')).toBeVisible();
  await expect.element(page.getByText('4 of 4 picked up')).toBeVisible();
  expect(calls).toHaveLength(1);
});

test('a page that comes back where the server cannot be reached shows what it knew last', async () => {
  mockEndpoint(getDriverRun, () => sampleDriverRun());
  const { unmount } = await show();
  await expect.element(page.getByText(/^Keep this page open while you drive/u)).toBeVisible();
  await expect.element(page.getByText('Everything is sent.')).toBeVisible();
  await unmount();
  mockEndpoint(getDriverRun, () => {
    throw new Refusal('SERVICE_UNAVAILABLE');
  });
  const again = await show();
  await expect.element(page.getByText('No connection: you see what was loaded last.')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Call Anna Mathew' })).toBeVisible();
  await expectNoAxeViolations();
  await again.unmount();
  // A link that was revoked leaves nothing behind.
  mockEndpoint(getDriverRun, () => {
    throw new Refusal('NOT_FOUND');
  });
  await show();
  await expect.element(page.getByText('This link does not work')).toBeVisible();
  expect(Object.keys(sessionStorage).filter((key) => key.includes('driver.run'))).toEqual([]);
});

test('a link that does not work says where to get a new one', async () => {
  mockEndpoint(getDriverRun, () => {
    throw new Refusal('NOT_FOUND');
  });
  await show();
  await expect.element(page.getByText('This link does not work')).toBeVisible();
  await expectNoAxeViolations();
});
