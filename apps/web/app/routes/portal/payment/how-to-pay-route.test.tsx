import {
  getPaymentSummary,
  getTreasurer,
  type PaymentSummary,
} from '@sangamam/contract/collection/reporting/payment-endpoints';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { expectNoAxeViolations } from '../../../../test/axe.ts';
import { mockEndpoint, Refusal } from '../../../../test/mock-endpoint.ts';
import { renderApp } from '../../../../test/render-app.tsx';
import { sampleBalance } from '../../../../test/sample-balance.ts';
import { sampleIds, samplePayment } from '../../../../test/sample-orders.ts';
import HowToPayPage from './how-to-pay-route.tsx';

function Shown() {
  const props = { params: { orderId: sampleIds.order } } as Parameters<typeof HowToPayPage>[0];
  return (
    <main>
      <HowToPayPage {...props} />
    </main>
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

function show(summary: PaymentSummary | Refusal, scheme: 'light' | 'dark' = 'light') {
  mockEndpoint(getPaymentSummary, () => {
    if (summary instanceof Refusal) throw summary;
    return summary;
  });
  mockTreasurer();
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
  'how to pay an order whose payment is approved: thanks and a link to My Account (%s)',
  async (scheme) => {
    await show(paid, scheme);
    await expect.element(heading('How to pay')).toBeVisible();
    await expect.element(page.getByText('There is nothing to pay now')).toBeVisible();
    await expect.element(page.getByText('Your payment is approved. Thank you!')).toBeVisible();
    await expect
      .element(page.getByRole('main').getByRole('link', { name: 'My account' }).last())
      .toHaveAttribute('href', '/my-account');
    await expectNoAxeViolations();
  },
);

test('how to pay a cancelled registration: says why nothing is to be paid', async () => {
  const refusal = 'This registration was cancelled; nothing is to be paid for it.';
  await show(samplePayment({ status: 'CANCELLED', refusal, balance: sampleBalance({ cancelled: true }) }));
  await expect.element(page.getByText(refusal)).toBeVisible();
});

test('how to pay the order of another account: says that it may belong to another one', async () => {
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
    'whose payment was declined',
    samplePayment({
      paymentStatus: 'PAYMENT_DECLINED',
      balance: sampleBalance({ paymentStatus: 'PAYMENT_DECLINED' }),
    }),
  ],
])('how to pay an order %s leads to the payment page', async ([, summary]) => {
  await show(summary);
  await expect.element(heading('The payment page')).toBeVisible();
});

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
  'how to pay a reported check: says that it was reported, with everything to send it (%s)',
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

test('how to pay after a part came: asks for what is open', async () => {
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

test('how to pay what is all here: asks for nothing', async () => {
  await show(reported('PAYMENT_RECEIVED', 1120));
  await expect.element(page.getByText('Your payment has arrived')).toBeVisible();
  expect(page.getByText('Mail it to').elements()).toEqual([]);
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
  const refusal = 'Your payment is already on its way; the treasurer is looking at it.';
  await show(samplePayment({ paymentStatus: 'PENDING_PAYMENT_APPROVAL', payment, balance, refusal }));
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
