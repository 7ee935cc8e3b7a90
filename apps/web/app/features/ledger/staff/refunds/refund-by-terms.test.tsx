import {
  createRefund,
  getRefundProposal,
  type RefundProposal,
} from '@sangamam/contract/ledger/refunds/refund-admin-endpoints';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { expectNoAxeViolations } from '../../../../../test/axe.ts';
import { mockEndpoint, Refusal } from '../../../../../test/mock-endpoint.ts';
import { renderPiece } from '../../../../../test/render-app.tsx';
import { samplePayment } from '../../../../../test/sample-payment.ts';
import { RefundDialog } from './refund-dialog.tsx';

const payment = samplePayment({
  method: 'CHEQUE',
  orderIsActive: false,
  uncoveredRefund: 1_000,
  actions: ['refund'],
});
const byTerms: RefundProposal = {
  refundable: 1_000,
  amount: 800,
  kept: {
    fee: 200,
    total: 200,
    forEach: 50,
    until: '2027-05-01',
    people: 4,
    cancelledOn: '2027-04-10',
    keptBefore: 0,
    keptElsewhere: 0,
    reason: 'Cancelled on April 10, 2027: the terms keep $50 USD for each of 4 people.',
  },
};
/** No refund is stored: the dialog stays open with the refusal, and the call is what counts. */
const refuse = () => {
  throw new Refusal('CONFLICT');
};

async function openDialog(proposal: RefundProposal) {
  mockEndpoint(getRefundProposal, () => proposal);
  const calls = mockEndpoint(createRefund, refuse);
  await renderPiece(<RefundDialog payment={payment} opened onClose={() => undefined} />, {
    as: { type: 'STAFF' },
  });
  const dialog = page.getByRole('dialog', { name: 'Refund money' });
  await expect.element(dialog.getByRole('textbox', { name: 'Amount in USD' })).toBeVisible();
  const enter = () => dialog.getByRole('button', { name: 'Enter refund' }).click();
  return { dialog, enter, calls };
}

test('what the terms keep and give back is shown, and entered as it is proposed', async () => {
  const { dialog, enter, calls } = await openDialog(byTerms);
  const sentence =
    '$50 USD of each of 4 people kept by the terms until 05-01-2027: refund $800 USD of $1,000 USD.';
  await expect.element(dialog.getByText(sentence, { exact: false })).toBeVisible();
  await expectNoAxeViolations();
  await enter();
  const { reason } = byTerms.kept ?? {};
  await expect
    .poll(() => calls)
    .toMatchObject([{ body: { amount: 800, keptFee: 200, keptFeeReason: reason, refundableBefore: 1_000 } }]);
});

test('another fee needs a sentence of its own, and none at all a reason for staff', async () => {
  const { dialog, enter, calls } = await openDialog(byTerms);
  const fee = dialog.getByRole('textbox', { name: /^Kept fee/u });
  await fee.fill('100');
  await dialog.getByRole('textbox', { name: 'Amount in USD' }).fill('900');
  await expect.element(dialog.getByRole('textbox', { name: 'Why a fee is kept' })).toHaveValue('');
  await enter();
  await expect.element(dialog.getByText('Please say why a fee is kept').first()).toBeVisible();
  await fee.fill('');
  await dialog.getByRole('textbox', { name: 'Amount in USD' }).fill('1000');
  await enter();
  await expect.element(dialog.getByText('Please say why nothing is kept').first()).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Why nothing is kept' }).fill('A death in the family');
  expect(calls).toEqual([]);
  await enter();
  await expect
    .poll(() => calls)
    .toMatchObject([{ body: { amount: 1_000, keptFee: 0, waivedReason: 'A death in the family' } }]);
});

test('after the last date everything is kept, and nothing asks how to send it', async () => {
  const kept = { ...byTerms.kept, fee: 1_000, total: 1_000, forEach: null, until: null };
  const { dialog, enter, calls } = await openDialog({
    refundable: 1_000,
    amount: 0,
    kept: kept as RefundProposal['kept'],
  });
  await expect.element(dialog.getByText('nothing is refunded', { exact: false })).toBeVisible();
  expect(dialog.getByRole('radio').elements()).toEqual([]);
  await enter();
  await expect.poll(() => calls).toMatchObject([{ body: { amount: 0, keptFee: 1_000 } }]);
});

test('without terms all of it is proposed', async () => {
  const { dialog } = await openDialog({ refundable: 1_000, amount: 1_000, kept: null });
  await expect.element(dialog.getByRole('textbox', { name: 'Amount in USD' })).toHaveValue('1000');
  expect(dialog.getByText('terms', { exact: false }).elements()).toEqual([]);
});
