import { getPaymentSummary, type PaymentSummary } from '@sangamam/contract/payments/payment-endpoints';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { expectNoAxeViolations } from '../../../../test/axe.ts';
import { mockEndpoint, Refusal } from '../../../../test/mock-endpoint.ts';
import { renderApp } from '../../../../test/render-app.tsx';
import { sampleBalance } from '../../../../test/sample-balance.ts';
import { sampleIds, samplePayment } from '../../../../test/sample-orders.ts';
import PaymentFromMail from './payment-from-mail-route.tsx';

function Shown() {
  const props = { params: { orderId: sampleIds.order } } as Parameters<typeof PaymentFromMail>[0];
  return (
    <main>
      <PaymentFromMail {...props} />
    </main>
  );
}

function show(summary: PaymentSummary | Refusal, scheme: 'light' | 'dark' = 'light') {
  mockEndpoint(getPaymentSummary, () => {
    if (summary instanceof Refusal) throw summary;
    return summary;
  });
  return renderApp(
    [
      { path: '/', Component: Shown },
      { path: '/payment/:orderId', Component: () => <h1>The payment page</h1> },
    ],
    { as: { id: sampleIds.user }, scheme },
  );
}

const heading = (name: string) => page.getByRole('heading', { level: 1, name });

const paid = samplePayment({
  status: 'CONFIRMED',
  paymentStatus: 'PAYMENT_APPROVED',
  refusal: 'This registration is already paid.',
  balance: sampleBalance({ paymentStatus: 'PAYMENT_APPROVED' }, { method: 'CHEQUE', fee: 0, received: 1100 }),
});

test.for(['light', 'dark'] as const)(
  'the mail of a payment that is approved leads to thanks and My Account (%s)',
  async (scheme) => {
    await show(paid, scheme);
    await expect.element(heading('Payment')).toBeVisible();
    await expect.element(page.getByText('There is nothing to pay now')).toBeVisible();
    await expect.element(page.getByText('Your payment is approved. Thank you!')).toBeVisible();
    await expect
      .element(page.getByRole('main').getByRole('link', { name: 'My account' }).last())
      .toHaveAttribute('href', '/my-account');
    await expectNoAxeViolations();
  },
);

test('the mail of a cancelled registration says why nothing is to be paid', async () => {
  const refusal = 'This registration was cancelled; nothing is to be paid for it.';
  await show(samplePayment({ status: 'CANCELLED', refusal, balance: sampleBalance({ cancelled: true }) }));
  await expect.element(page.getByText(refusal)).toBeVisible();
});

test('the mail of another account says so', async () => {
  await show(new Refusal('ORDER_NOT_FOUND'));
  await expect.element(heading('The registration could not be found')).toBeVisible();
  await expect.element(page.getByText(/it may belong to another account/u)).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Go to My Account Page' }))
    .toHaveAttribute('href', '/my-account');
});

test.for<[string, PaymentSummary]>([
  ['that is to be paid', samplePayment()],
  [
    'whose payment was reported',
    samplePayment({
      paymentStatus: 'PENDING_PAYMENT_APPROVAL',
      refusal: 'Your payment is already on its way; the treasurer is looking at it.',
      balance: sampleBalance(
        { paymentStatus: 'PENDING_PAYMENT_APPROVAL' },
        { method: 'CHEQUE', fee: 0, received: 0 },
      ),
    }),
  ],
])('the mail of an order %s leads to the payment page', async ([, summary]) => {
  await show(summary);
  await expect.element(heading('The payment page')).toBeVisible();
});
