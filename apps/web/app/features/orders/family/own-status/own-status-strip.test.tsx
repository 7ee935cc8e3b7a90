import { listOrderHistory } from '@sangamam/contract/orders/order-endpoints';
import type { ReadinessItem } from '@sangamam/contract/reports/readiness/readiness';
import { getOwnReadiness } from '@sangamam/contract/reports/readiness/readiness-endpoints';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { readSession } from '#web/lib/session/session.ts';

import { expectNoAxeViolations } from '../../../../../test/axe.ts';
import { mockEndpoint, Refusal } from '../../../../../test/mock-endpoint.ts';
import { renderPiece } from '../../../../../test/render-app.tsx';
import { sampleOrder } from '../../../../../test/sample-orders.ts';
import { OwnStatusStrip } from './own-status-strip.tsx';

const conventionId = sampleOrder().conventionData._id;

const show = (as?: object) =>
  renderPiece(
    <main>
      <h1>Home</h1>
      <OwnStatusStrip conventionId={conventionId} />
    </main>,
    as ? { as } : {},
  );

test('a family that is signed in sees what its registration needs next', async () => {
  mockEndpoint(listOrderHistory, () => [
    sampleOrder({ status: 'PAYMENT_NOT_DONE', registrationStatus: 'REG_APPROVED', paymentStatus: null }),
  ]);
  await show({});
  await expect.element(page.getByRole('complementary', { name: 'Your registration' })).toBeVisible();
  await expect.element(page.getByText('Approved, payment due')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Open my account' }))
    .toHaveAttribute('href', '/my-account');
  await expectNoAxeViolations();
});

const confirmed = () =>
  sampleOrder({ status: 'CONFIRMED', registrationStatus: 'REG_APPROVED', paymentStatus: 'PAYMENT_APPROVED' });

test('a confirmed family reads how much of its checklist is left and is led to what is due first', async () => {
  const order = confirmed();
  mockEndpoint(listOrderHistory, () => [order]);
  const items: ReadinessItem[] = [
    { topic: 'MONEY', state: 'DONE', actor: null, by: null },
    { topic: 'PICTURE', state: 'TO_DO', actor: 'FAMILY', by: '2999-03-09' },
    { topic: 'TRAVEL', state: 'TO_DO', actor: 'FAMILY', by: '2999-03-01' },
  ];
  const asked = mockEndpoint(getOwnReadiness, () => items);
  await show({});
  await expect
    .element(page.getByText('2 things on your checklist are left for you to do', { exact: false }))
    .toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Next: Travel plans' }))
    .toHaveAttribute('href', `/arrival-departure/${order._id}`);
  expect(asked.map(({ params }) => params)).toEqual([{ orderId: order._id }]);
  await expectNoAxeViolations();
});

test('a confirmed family whose checklist cannot be read is not told that nothing is left', async () => {
  mockEndpoint(listOrderHistory, () => [confirmed()]);
  mockEndpoint(getOwnReadiness, () => {
    throw new Refusal('INTERNAL_ERROR');
  });
  await show({});
  await expect.element(page.getByText('Your registration is confirmed', { exact: false })).toBeVisible();
  await expect.element(page.getByText('all set', { exact: false })).not.toBeInTheDocument();
  await expect.element(page.getByRole('link', { name: /^Next:/u })).not.toBeInTheDocument();
});

test('visitors see nothing and are asked for nothing', async () => {
  await show();
  await expect.element(page.getByRole('heading', { name: 'Home' })).toBeVisible();
  await expect.element(page.getByRole('complementary')).not.toBeInTheDocument();
});

test('an ended session changes nothing on a public page', async () => {
  const asked = mockEndpoint(listOrderHistory, () => {
    throw new Refusal('UNAUTHORIZED');
  });
  await show({});
  await expect.poll(() => asked.length).toBe(1);
  await expect.element(page.getByRole('complementary')).not.toBeInTheDocument();
  expect(readSession()).not.toBeNull();
});
