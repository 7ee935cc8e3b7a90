import { errorCatalogue } from '@sangamam/contract/http/error-catalogue';
import {
  approvePayment,
  rejectPayment,
  type PaymentRow,
} from '@sangamam/contract/ledger/payments/payment-admin-endpoints';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { expectNoAxeViolations } from '../../../../../test/axe.ts';
import { mockEndpoint, Refusal } from '../../../../../test/mock-endpoint.ts';
import { renderPiece } from '../../../../../test/render-app.tsx';
import { samplePayment } from '../../../../../test/sample-payment.ts';
import { PaymentActions } from './payment-actions.tsx';

const reported = samplePayment({
  method: 'CHASE',
  state: 'PENDING_PAYMENT_APPROVAL',
  receivedAmount: 1_000,
  heldAmount: 1_000,
  refundDue: 0,
  actions: ['approve', 'reject'],
});

/** The actions of a payment that a colleague decides on while its dialog is open. */
async function showDecidedMeanwhile() {
  let decide: (payment: PaymentRow) => void = () => undefined;
  function Sample() {
    const [payment, setPayment] = useState(reported);
    decide = setPayment;
    return <PaymentActions payment={payment} />;
  }
  const refuse = () => {
    decide({ ...reported, actions: [] });
    throw new Refusal('TRANSITION_NOT_POSSIBLE');
  };
  for (const endpoint of [approvePayment, rejectPayment]) mockEndpoint(endpoint, refuse);
  await renderPiece(
    <main>
      <h1>Payments</h1>
      <Sample />
    </main>,
    { as: { type: 'STAFF' } },
  );
}

test.for(['Approve', 'Reject'])('%s: who comes too late reads so, and can only close', async (action) => {
  await showDecidedMeanwhile();
  await page.getByRole('button', { name: action, exact: true }).click();
  const dialog = page.getByRole('dialog');
  if (action === 'Reject') await dialog.getByRole('textbox', { name: 'Reason' }).fill('Not theirs');
  const decides = dialog.getByRole('button', { name: action, exact: true });
  await decides.click();
  await expect.element(dialog.getByText(errorCatalogue.TRANSITION_NOT_POSSIBLE.message)).toBeVisible();
  await expect.element(decides).not.toBeInTheDocument();
  await expectNoAxeViolations();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByRole('button')).not.toBeInTheDocument();
});
