import { cancelOrder } from '@sangamam/contract/orders/order-endpoints';
import type { OrderSummary } from '@sangamam/contract/orders/order';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { expectNoAxeViolations } from '../../../../../test/axe.ts';
import { mockEndpoint, Refusal } from '../../../../../test/mock-endpoint.ts';
import { renderPiece } from '../../../../../test/render-app.tsx';
import { CancelOrderAction } from './cancel-order-action.tsx';

const orderId = '01970000-0000-7000-8000-000000000003';
const sent = {
  _id: orderId,
  parentOrderId: null,
  submittedDate: '2026-11-20T10:00:00Z',
  bought: [] as OrderSummary['bought'],
  conventionData: { name: 'Sangamam 2027', registrationOpen: true, conventionDeadline: '2027-06-24' },
} as OrderSummary;

const answer = {
  orderId,
  tmpConvRegNo: 'T234567',
  status: 'CANCELLED',
  registrationStatus: 'PENDING_REG_APPROVAL',
  paymentStatus: null,
  total: 1000,
} as const;

const show = (order: OrderSummary) =>
  renderPiece(
    <main tabIndex={-1}>
      <CancelOrderAction order={order} name="" main={false} />
    </main>,
  );
const opener = () => page.getByRole('button', { name: 'Cancel registration: Sangamam 2027' });
const dialog = () => page.getByRole('dialog', { name: 'Cancel your registration?' });

test.for(['light', 'dark'] as const)('cancelling names its effects and asks once (%s)', async (scheme) => {
  await renderPiece(
    <main>
      <CancelOrderAction order={sent} name="" main={false} />
    </main>,
    { scheme },
  );
  await opener().click();
  await expect.element(dialog()).toBeVisible();
  await expect.element(dialog().getByText(/your place given to another family/u)).toBeVisible();
  await expect.element(dialog().getByText(/You can register again until June 24, 2027/u)).toBeVisible();
  await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  await expectNoAxeViolations();
  await dialog().getByRole('button', { name: 'Keep it' }).click();
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(opener()).toHaveFocus();
});

test('cancelling sends the reason if one is given, and the focus stays on the page', async () => {
  const calls = mockEndpoint(cancelOrder, () => answer);
  await show(sent);
  await opener().click();
  await dialog().getByRole('textbox').fill(' We cannot come. ');
  await dialog().getByRole('button', { name: 'Cancel registration' }).click();
  await expect.element(page.getByText('Your registration is cancelled')).toBeVisible();
  expect(calls).toMatchObject([{ params: { orderId }, body: { reason: 'We cannot come.' } }]);
});

test('cancelling needs no reason, and says when it is too late', async () => {
  const calls = mockEndpoint(cancelOrder, () => {
    throw new Refusal('TRANSITION_NOT_POSSIBLE');
  });
  await show(sent);
  await opener().click();
  await dialog().getByRole('button', { name: 'Cancel registration' }).click();
  await expect.element(dialog().getByText(/^This cannot be done in the state/u)).toBeVisible();
  expect(calls[0]?.body).toBeUndefined();
});

test('cancelling an add-on order says that the registration stays', async () => {
  await show({ ...sent, parentOrderId: 'registration', submittedDate: null });
  await page.getByRole('button', { name: 'Cancel add-ons: Sangamam 2027' }).click();
  const asked = page.getByRole('dialog', { name: 'Cancel these add-ons?' });
  await expect.element(asked.getByText(/^Your registration stays as it is/u)).toBeVisible();
  expect(asked.getByRole('textbox').elements()).toHaveLength(0);
});

test('cancelling the order for the difference of a change takes the change back', async () => {
  mockEndpoint(cancelOrder, () => answer);
  const line = {
    kind: 'CARRIED_OVER' as const,
    title: 'Change of your registration',
    detail: '',
    quantity: 1,
    amount: 300,
  };
  await show({ ...sent, parentOrderId: 'registration', bought: [line] });
  await page.getByRole('button', { name: 'Take change back: Sangamam 2027' }).click();
  const asked = page.getByRole('dialog', { name: 'Go without this change?' });
  await expect.element(asked.getByText(/as it was before the change/u)).toBeVisible();
  await asked.getByRole('button', { name: 'Take change back' }).click();
  await expect.element(page.getByText('The change is taken back')).toBeVisible();
});
