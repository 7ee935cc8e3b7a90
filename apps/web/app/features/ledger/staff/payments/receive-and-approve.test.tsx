import { approvePayment } from '@sangamam/contract/ledger/payments/payment-admin-endpoints';
import { receiveAndApprovePayment } from '@sangamam/contract/ledger/decisions/receive-and-approve-endpoints';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { expectNoAxeViolations } from '../../../../../test/axe.ts';
import { mockEndpoint, Refusal } from '../../../../../test/mock-endpoint.ts';
import { renderPiece } from '../../../../../test/render-app.tsx';
import { samplePayment } from '../../../../../test/sample-payment.ts';
import { PaymentActions } from './payment-actions.tsx';

const reported = samplePayment({
  method: 'CHASE',
  state: 'PENDING_PAYMENT_APPROVAL',
  receivedAmount: 400,
  heldAmount: 400,
  refundDue: 0,
  actions: ['receive-and-approve', 'receive', 'approve', 'correct', 'reverse'],
});
const approved = {
  _id: reported._id,
  state: 'PAYMENT_APPROVED' as const,
  receivedAmount: 1_000,
  heldAmount: 1_000,
  dueAmount: 1_000,
  orderId: reported.orderId,
  orderStatus: 'CONFIRMED' as const,
  permConvRegNo: 'R2KX7A9',
};

test.for(['light', 'dark'] as const)(
  'Enter records what is missing and approves it: the amount has the focus (%s)',
  async (scheme) => {
    const calls = mockEndpoint(receiveAndApprovePayment, () => approved);
    await renderPiece(<PaymentActions payment={reported} />, { as: { type: 'STAFF' }, scheme });
    await page.getByRole('button', { name: 'Received and approve' }).click();
    const dialog = page.getByRole('dialog', { name: 'Record the money and approve?' });
    await expect.element(dialog.getByRole('textbox', { name: 'Amount in USD' })).toHaveFocus();
    await expect.element(dialog.getByRole('textbox', { name: 'Amount in USD' })).toHaveValue('600');
    await expectNoAxeViolations();
    await userEvent.keyboard('{Enter}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(page.getByText('Payment approved, confirmed as R2KX7A9')).toBeVisible();
    expect(calls).toMatchObject([{ body: { amount: 600, reference: '', receivedBefore: 400 } }]);
  },
);

test('an amount that does not cover what is due is refused, and the dialog says what to do', async () => {
  mockEndpoint(receiveAndApprovePayment, () => {
    throw new Refusal('NOT_COVERED');
  });
  await renderPiece(<PaymentActions payment={reported} />, { as: { type: 'STAFF' } });
  await page.getByRole('button', { name: 'Received and approve' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Amount in USD' }).fill('100');
  await dialog.getByRole('button', { name: 'Received and approve' }).click();
  await expect
    .element(dialog.getByText('Record the money, then approve it with a reason', { exact: false }))
    .toBeVisible();
});

test('Enter approves what has come: the button has the focus', async () => {
  const calls = mockEndpoint(approvePayment, () => approved);
  const paid = { ...reported, receivedAmount: 1_000, heldAmount: 1_000, actions: ['approve' as const] };
  await renderPiece(<PaymentActions payment={paid} />, { as: { type: 'STAFF' } });
  await page.getByRole('button', { name: 'Approve' }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByRole('button', { name: 'Approve' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(calls).toHaveLength(1);
});
