import {
  getPaymentSummary,
  getTreasurer,
  type PaymentSummary,
} from '@sangamam/contract/payments/payment-endpoints';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { expectNoAxeViolations } from '../../../../test/axe.ts';
import { mockEndpoint, Refusal } from '../../../../test/mock-endpoint.ts';
import { renderApp } from '../../../../test/render-app.tsx';
import { sampleBalance } from '../../../../test/sample-balance.ts';
import { sampleIds, samplePayment } from '../../../../test/sample-orders.ts';
import { MethodScreen, PaymentScreen } from './payment-screen.tsx';

function show(summary: PaymentSummary | Refusal, scheme: 'light' | 'dark' = 'light') {
  mockEndpoint(getPaymentSummary, () => {
    if (summary instanceof Refusal) throw summary;
    return summary;
  });
  mockTreasurer();
  const Payment = () => (
    <main>
      <PaymentScreen orderId={sampleIds.order} title="Payment">
        {() => <p>The choice</p>}
      </PaymentScreen>
    </main>
  );
  return renderApp(
    [
      { path: '/payment', Component: Payment },
      { path: '/error', Component: () => <h1>Error</h1> },
    ],
    { at: '/payment', as: { id: sampleIds.user }, scheme },
  );
}

function mockTreasurer(): void {
  mockEndpoint(getTreasurer, () => ({
    fullName: 'Stephen Mukalel',
    payableTo: 'Sangamam Convention',
    email: 'treasurer@example.org',
    mobile: { countryCode: '+1', phoneNumber: '4075550142' },
    treasurerAddress: { line1: 'Treasury', line2: '100 Example Avenue', line3: 'Orlando, FL 32800' },
  }));
}

function reported(paymentStatus: 'PENDING_PAYMENT_APPROVAL' | 'PAYMENT_RECEIVED', received: number) {
  const payment = {
    method: 'CHEQUE',
    convenienceFee: 20,
    totalDue: 1120,
    dueDate: '2026-12-04',
    payerEmail: null,
  } as const;
  return samplePayment({
    status: 'PENDING_FOR_APPROVAL',
    paymentStatus,
    refusal: 'Your payment is already on its way; the treasurer is looking at it.',
    payment,
    balance: sampleBalance({ paymentStatus }, { method: 'CHEQUE', fee: 20, received }),
  });
}

const words = () => expect.poll(() => page.getByRole('main').element().textContent);

test.for(['light', 'dark'] as const)(
  'the payment page of a reported check says so, with everything to send it (%s)',
  async (scheme) => {
    await show(reported('PENDING_PAYMENT_APPROVAL', 0), scheme);
    await expect.element(page.getByRole('heading', { level: 1, name: 'How to pay' })).toBeVisible();
    await expect.element(page.getByText('You have already reported this payment')).toBeVisible();
    await words().toContain('100 Example Avenue');
    for (const told of ['Sangamam Convention', '$1,120', 'T2KX7A9', '12-04-2026'])
      await words().toContain(told);
    await expectNoAxeViolations();
  },
);

test('the payment page of a part that came asks for what is open', async () => {
  await show(reported('PAYMENT_RECEIVED', 620));
  await expect
    .element(page.getByText('We received $620 USD of $1,120 USD. $500 USD is still open.').first())
    .toBeVisible();
  await words().toContain('100 Example Avenue');
  await expectNoAxeViolations();
});

test.for([
  ['2020-01-02', 'Was due by'],
  ['2999-01-02', 'Due by'],
] as const)(
  'the day by which a reported check should arrive, %s, is called "%s"',
  async ([dueDate, label]) => {
    const summary = reported('PENDING_PAYMENT_APPROVAL', 0);
    await show({ ...summary, payment: summary.payment && { ...summary.payment, dueDate } });
    await expect.element(page.getByText(label, { exact: true })).toBeVisible();
  },
);

test('the payment page of a payment that is all here asks for nothing', async () => {
  await show(reported('PAYMENT_RECEIVED', 1120));
  await expect.element(page.getByText('Your payment has arrived')).toBeVisible();
  expect(page.getByText('Mail it to').elements()).toEqual([]);
});

test.for<[string, PaymentSummary | Refusal]>([
  ['of another family', new Refusal('ORDER_NOT_FOUND')],
  [
    'that is paid',
    samplePayment({ paymentStatus: 'PAYMENT_APPROVED', refusal: 'This registration is already paid.' }),
  ],
  [
    'that was cancelled',
    samplePayment({
      status: 'CANCELLED',
      refusal: 'This registration was cancelled.',
      balance: sampleBalance({ cancelled: true }),
    }),
  ],
])('the payment page of an order %s leads to /error', async ([, summary]) => {
  await show(summary);
  await expect.element(page.getByRole('heading', { level: 1, name: 'Error' })).toBeVisible();
});

test('a Zelle payment can be paid from another phone by a code whose text is shown', async () => {
  const balance = sampleBalance({ paymentStatus: 'PENDING_PAYMENT_APPROVAL' });
  const payment = {
    method: 'CHASE',
    convenienceFee: 0,
    totalDue: 1100,
    dueDate: '2026-12-04',
    payerEmail: 'payer@example.org',
  } as const;
  await show(samplePayment({ paymentStatus: 'PENDING_PAYMENT_APPROVAL', payment, balance }));
  await page.getByText('Show a QR code for another phone').click();
  const code = page.getByRole('img', { name: /^QR code with this text/u });
  await expect.element(code).toBeVisible();
  for (const told of ['treasurer@example.org', 'Sangamam Convention', '$1,100 USD', 'T2KX7A9'])
    expect(code.element().getAttribute('aria-label')).toContain(told);
  await expectNoAxeViolations();
  await page.getByRole('button', { name: 'Copy the amount 1100' }).click();
  await expect
    .element(page.getByRole('link', { name: 'treasurer@example.org' }))
    .toHaveAttribute('href', 'mailto:treasurer@example.org');
  await expect
    .element(page.getByRole('link', { name: '+1 407 555 0142' }))
    .toHaveAttribute('href', 'tel:+14075550142');
});

test.for([
  [false, 'Download registration receipt'],
  [true, 'Download add-on receipt'],
] as const)('the check page offers the receipt of the order, add-ons: %s', async ([isAddonOrder, words]) => {
  const byCheck = {
    method: 'CHEQUE',
    feePercent: 0,
    convenienceFee: 0,
    totalDue: 1100,
    dueDate: '2026-12-04',
  } as const;
  const summary = samplePayment({ isAddonOrder, options: [byCheck] });
  mockTreasurer();
  mockEndpoint(getPaymentSummary, () => summary);
  const Check = () => (
    <main>
      <MethodScreen orderId={sampleIds.order} title="Mail the check" method="CHEQUE" stepsOf={() => []}>
        <p>Confirm it</p>
      </MethodScreen>
    </main>
  );
  await renderApp([{ path: '/check', Component: Check }], { at: '/check', as: { id: sampleIds.user } });
  await expect.element(page.getByRole('button', { name: words })).toBeVisible();
  await expectNoAxeViolations();
});
