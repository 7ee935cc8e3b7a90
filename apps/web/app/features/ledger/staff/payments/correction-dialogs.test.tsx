import { listRegistrations } from '@sangamam/contract/orders/registrations/registration-admin-endpoints';
import { formatRegistrationNumber } from '@sangamam/contract/orders/registration-number';
import {
  correctPayment,
  moveMoney,
  reversePayment,
} from '@sangamam/contract/ledger/decisions/correction-endpoints';
import { createRefund, getRefundProposal } from '@sangamam/contract/ledger/refunds/refund-admin-endpoints';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { expectNoAxeViolations } from '../../../../../test/axe.ts';
import { mockEndpoint, Refusal } from '../../../../../test/mock-endpoint.ts';
import { renderPiece } from '../../../../../test/render-app.tsx';
import { sampleBalance } from '../../../../../test/sample-balance.ts';
import { sampleIds } from '../../../../../test/sample-orders.ts';
import { samplePayment } from '../../../../../test/sample-payment.ts';
import { PaymentActions } from './payment-actions.tsx';

const otherOrderId = '01970000-0000-7000-8000-0000000000ac';
const number = formatRegistrationNumber('T', 4711);

const payment = samplePayment();
const paymentId = payment._id;

const decided = {
  _id: paymentId,
  state: 'PAYMENT_DECLINED' as const,
  receivedAmount: 0,
  heldAmount: 0,
  dueAmount: 1_000,
  orderId: sampleIds.order,
  orderStatus: 'PAYMENT_NOT_DONE' as const,
  permConvRegNo: null,
};

async function open(button: string) {
  await renderPiece(<PaymentActions payment={payment} />, { as: { type: 'STAFF' } });
  await page.getByRole('button', { name: button, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog).toBeVisible();
  await expectNoAxeViolations();
  return dialog;
}

test('a reversal says what it does to a confirmed family, and sends cause and reason', async () => {
  const calls = mockEndpoint(reversePayment, () => decided);
  const dialog = await open('Reverse');
  await expect.element(dialog.getByText('$1,200 USD will be taken out', { exact: false })).toBeVisible();
  await expect.element(dialog.getByText('keeps its number', { exact: false })).toBeVisible();
  await dialog.getByRole('button', { name: 'Reverse' }).click();
  await expect.element(dialog.getByText('Please give a reason').first()).toBeVisible();
  expect(calls).toEqual([]);
  await dialog.getByRole('radio', { name: /^It was booked wrongly/u }).click();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('For another family');
  await dialog.getByRole('button', { name: 'Reverse' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(calls).toMatchObject([
    { params: { paymentId }, body: { cause: 'BOOKED_WRONGLY', reason: 'For another family' } },
  ]);
});

test('a correction sends the amount that was seen, and stays open with what was typed when it is refused', async () => {
  const calls = mockEndpoint(correctPayment, () => {
    throw new Refusal('CORRECTION_TOO_LOW');
  });
  const dialog = await open('Correct amount');
  const amount = dialog.getByRole('textbox', { name: 'Right amount in USD' });
  await expect.element(amount).toHaveValue('1200');
  await amount.fill('12.50');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('A slip of the pen');
  await dialog.getByRole('button', { name: 'Correct amount' }).click();
  await expect.element(dialog.getByText('Please enter whole dollars').first()).toBeVisible();
  await amount.fill('0');
  await dialog.getByRole('button', { name: 'Correct amount' }).click();
  await expect.element(dialog.getByText('less than the payment must keep', { exact: false })).toBeVisible();
  await expect.element(dialog.getByRole('textbox', { name: 'Reason' })).toHaveValue('A slip of the pen');
  expect(calls).toMatchObject([
    { body: { received: 0, receivedBefore: 1_200, reason: 'A slip of the pen' } },
  ]);
});

test('a move names the family of the typed number before anything happens', async () => {
  mockEndpoint(listRegistrations, ({ query }) => {
    const docs =
      query?.search === number
        ? [
            {
              _id: otherOrderId,
              tmpConvRegNo: number,
              permConvRegNo: null,
              isAddonOrder: false,
              canBeApproved: true,
              registrantName: 'Biju Karottu',
              familyName: null,
              email: null,
              localUnitName: null,
              conventionName: 'Sangamam 2027',
              people: 2,
              packageName: null,
              total: 1_000,
              balance: sampleBalance({ net: 1_000 }),
              currency: 'USD' as const,
              status: 'SUBMITTED' as const,
              registrationStatus: 'PENDING_REG_APPROVAL' as const,
              paymentStatus: null,
              createdAt: '2027-02-01T12:00:00.000Z',
              submittedAt: '2027-02-01T12:00:00.000Z',
              conversation: null,
              vouch: null,
              cancelAskedAt: null,
              changeRequested: false,
              care: { assignedTo: null, labels: [], followUp: null },
            },
          ]
        : [];
    return { docs, total: docs.length, totalPages: 1 };
  });
  const calls = mockEndpoint(moveMoney, () => decided);
  const dialog = await open('Move');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('The memo named them');
  await dialog.getByRole('textbox', { name: 'To registration number' }).fill('T222222');
  await dialog.getByRole('button', { name: 'Move' }).click();
  await expect.element(dialog.getByText('No registration has this number').first()).toBeVisible();
  expect(calls).toEqual([]);
  await dialog.getByRole('textbox', { name: 'To registration number' }).fill(number.toLowerCase());
  await expect.element(dialog.getByText('To Biju Karottu', { exact: false })).toBeVisible();
  await dialog.getByRole('button', { name: 'Move' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(calls).toMatchObject([
    { params: { paymentId }, body: { orderId: otherOrderId, amount: 200, movableBefore: 200 } },
  ]);
});

test('a refund suggests all that is too much, and asks why a fee is kept', async () => {
  mockEndpoint(getRefundProposal, () => ({ refundable: 200, amount: 200, kept: null }));
  const calls = mockEndpoint(createRefund, () => {
    throw new Refusal('MORE_THAN_HELD');
  });
  const dialog = await open('Refund');
  const amount = dialog.getByRole('textbox', { name: /^Amount in USD/u });
  await expect.element(amount).toHaveValue('200');
  await expect.element(dialog.getByRole('radio', { name: 'Check' })).toBeChecked();
  await dialog.getByRole('textbox', { name: /^Kept fee/u }).fill('20');
  await dialog.getByRole('button', { name: 'Enter refund' }).click();
  await expect.element(dialog.getByText('Please say why a fee is kept').first()).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Why a fee is kept' }).fill('The hotel had charged us');
  await dialog.getByRole('button', { name: 'Enter refund' }).click();
  await expect.element(dialog.getByText('This is more than we hold', { exact: false })).toBeVisible();
  expect(calls).toMatchObject([
    { body: { paymentId, amount: 200, keptFee: 20, method: 'CHEQUE', refundableBefore: 200 } },
  ]);
});
