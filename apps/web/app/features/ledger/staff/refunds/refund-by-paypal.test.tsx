import { sendRefund, type RefundRow } from '@sangamam/contract/ledger/refunds/refund-admin-endpoints';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { expectNoAxeViolations } from '../../../../../test/axe.ts';
import { mockEndpoint, Refusal } from '../../../../../test/mock-endpoint.ts';
import { renderPiece } from '../../../../../test/render-app.tsx';
import { sampleIds } from '../../../../../test/sample-orders.ts';
import { RefundActions } from './refund-actions.tsx';

const refund: RefundRow = {
  _id: '01970000-0000-7000-8000-0000000000aa',
  paymentId: '01970000-0000-7000-8000-0000000000ab',
  orderId: sampleIds.order,
  tmpConvRegNo: 'T2KX7A9',
  permConvRegNo: null,
  registrantName: 'Anna Chacko',
  conventionName: 'Sangamam 2027',
  currency: 'USD',
  amount: 1000,
  keptFee: 29,
  keptFeeReason: 'PayPal keeps its fee',
  method: 'PAYPAL',
  reference: null,
  payerEmail: null,
  state: 'APPROVED',
  revision: 1,
  steps: [],
  actions: ['send', 'donate', 'discard'],
};

test('a refund by PayPal is sent from here, after one question and without a number to type', async () => {
  let isSilent = true;
  const calls = mockEndpoint(sendRefund, () => {
    if (isSilent) throw new Refusal('PAYPAL_UNAVAILABLE');
    return { ...refund, state: 'DONE' as const, actions: [], reference: '8PT597110X6877430' };
  });
  await renderPiece(<RefundActions refund={refund} />);
  await page.getByRole('button', { name: 'Send by PayPal' }).click();
  const dialog = page.getByRole('dialog', { name: 'Send this refund now?' });
  await expect.element(dialog.getByText('$1,000', { exact: false })).toBeVisible();
  expect(dialog.getByRole('textbox').elements()).toEqual([]);
  await expectNoAxeViolations();
  await dialog.getByRole('button', { name: 'Send by PayPal' }).click();
  await expect.element(dialog.getByText('PayPal is not answering', { exact: false })).toBeVisible();
  isSilent = false;
  await dialog.getByRole('button', { name: 'Send by PayPal' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(calls.at(-1)).toMatchObject({ params: { refundId: refund._id }, body: { revision: 1 } });
});

test('a refund by check is recorded with its number', async () => {
  await renderPiece(<RefundActions refund={{ ...refund, method: 'CHEQUE' }} />);
  await page.getByRole('button', { name: 'Mark as sent' }).click();
  await expect.element(page.getByRole('dialog').getByRole('textbox', { name: /^Reference/u })).toBeVisible();
});
