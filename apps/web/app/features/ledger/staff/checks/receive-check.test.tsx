import { receivePayment } from '@sangamam/contract/ledger/payments/payment-admin-endpoints';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { expectNoAxeViolations } from '../../../../../test/axe.ts';
import { mockEndpoint, Refusal } from '../../../../../test/mock-endpoint.ts';
import { renderPiece } from '../../../../../test/render-app.tsx';
import { sampleIds } from '../../../../../test/sample-orders.ts';
import { samplePayment } from '../../../../../test/sample-payment.ts';
import { PaymentActions } from '../payments/payment-actions.tsx';

const open = samplePayment({
  state: 'PENDING_PAYMENT_APPROVAL',
  receivedAmount: 0,
  heldAmount: 0,
  actions: ['receive'],
});

async function record(payment: typeof open) {
  const calls = mockEndpoint(receivePayment, () => ({
    _id: payment._id,
    state: 'PAYMENT_RECEIVED' as const,
    receivedAmount: 1_000,
    heldAmount: 1_000,
    dueAmount: 1_000,
    orderId: sampleIds.order,
    orderStatus: 'PENDING_FOR_APPROVAL' as const,
    permConvRegNo: null,
  }));
  await renderPiece(<PaymentActions payment={payment} />, { as: { type: 'STAFF' } });
  await page.getByRole('button', { name: 'Record money' }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog).toBeVisible();
  await expectNoAxeViolations();
  return { dialog, calls, send: () => dialog.getByRole('button', { name: 'Record' }).click() };
}

test('a check is recorded with number, bank and dates; without a number nothing is sent', async () => {
  const { dialog, calls, send } = await record(open);
  await send();
  await expect.element(dialog.getByText('Please enter the number of the check').first()).toBeVisible();
  expect(calls).toEqual([]);
  await dialog.getByRole('textbox', { name: 'Check number' }).fill('1042');
  await dialog.getByRole('textbox', { name: /^Bank/u }).fill('Chase');
  await dialog.getByLabelText('Date on the check').fill('2026-03-02');
  await dialog.getByLabelText('Received on').fill('2026-03-05');
  await send();
  await expect.element(dialog).not.toBeInTheDocument();
  const check = { number: '1042', bank: 'Chase', writtenOn: '2026-03-02', receivedOn: '2026-03-05' };
  expect(calls).toMatchObject([{ body: { amount: 1_000, receivedBefore: 0, check } }]);
});

test('a check that is known is recorded only when it is confirmed as another one', async () => {
  const { dialog, send } = await record(open);
  const calls = mockEndpoint(receivePayment, () => {
    throw new Refusal('CHECK_RECORDED');
  });
  await dialog.getByRole('textbox', { name: 'Check number' }).fill('1881');
  await dialog.getByLabelText('Date on the check').fill('2026-03-02');
  await send();
  await expect
    .element(dialog.getByText(/^A check with this number of this bank was recorded before/u))
    .toBeVisible();
  await expectNoAxeViolations();
  await dialog.getByRole('checkbox', { name: 'This is another check: record it, too' }).click();
  await send();
  await expect.poll(() => calls.length).toBe(2);
  expect(calls.map(({ body }) => body.isAnotherCheck)).toEqual([undefined, true]);
});

test('other money for a payment by check is recorded with a reference, without a check', async () => {
  const { dialog, calls, send } = await record(open);
  await dialog.getByRole('checkbox', { name: 'It is a paper check' }).click();
  await dialog.getByRole('textbox', { name: /^Reference/u }).fill('Cash');
  await send();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(calls.map(({ body }) => body)).toEqual([{ amount: 1_000, receivedBefore: 0, reference: 'Cash' }]);
});

test('a payment by Zelle is not asked about a check', async () => {
  const { dialog } = await record({ ...open, method: 'CHASE' });
  await expect.element(dialog.getByRole('textbox', { name: /^Reference/u })).toBeVisible();
  expect(dialog.getByRole('checkbox').elements()).toEqual([]);
});
