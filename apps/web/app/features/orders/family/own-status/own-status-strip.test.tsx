import { listOrderHistory } from '@sangamam/contract/orders/order-endpoints';
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
