import { getPaymentSummary } from '@sangamam/contract/collection/reporting/payment-endpoints';
import { startPaypalPayment } from '@sangamam/contract/collection/paypal/paypal-endpoints';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { expectNoAxeViolations } from '../../../../test/axe.ts';
import { mockEndpoint, Refusal } from '../../../../test/mock-endpoint.ts';
import { renderApp } from '../../../../test/render-app.tsx';
import { sampleIds, samplePayment } from '../../../../test/sample-orders.ts';
import PaymentPage from './payment-route.tsx';

const option = (method: 'CHASE' | 'CHEQUE' | 'PAYPAL', feePercent: number, convenienceFee: number) => ({
  method,
  feePercent,
  convenienceFee,
  totalDue: 1100 + convenienceFee,
  dueDate: '2026-12-04',
});
const methods = [option('CHASE', 0, 0), option('CHEQUE', 0, 0)];
const summary = samplePayment({ options: [...methods, option('PAYPAL', 2.9, 32)] });

function show(shown = summary) {
  mockEndpoint(getPaymentSummary, () => shown);
  const Payment = () => (
    <main>
      <PaymentPage {...({ params: { orderId: sampleIds.order } } as Parameters<typeof PaymentPage>[0])} />
    </main>
  );
  return renderApp([{ path: '/payment', Component: Payment }], { as: { id: sampleIds.user } });
}

const paypal = () => page.getByRole('radio', { name: /^PayPal or card/u });
const pay = () => page.getByRole('button', { name: 'Make payment' });

test('PayPal is offered with its fee and total, and leads to the address that the server names', async () => {
  const calls = mockEndpoint(startPaypalPayment, () => ({ redirectUrl: `${window.location.href}#paypal` }));
  await show();
  await expect.element(paypal()).toBeInTheDocument();
  const text = page.getByRole('main').element().textContent;
  for (const part of ['(2.9 %)', '$32', '$1,132']) expect(text).toContain(part);
  await paypal().click({ force: true });
  await expectNoAxeViolations();
  await pay().click();
  await expect.poll(() => window.location.hash).toBe('#paypal');
  expect(calls).toMatchObject([{ params: { orderId: sampleIds.order } }]);
  window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
});

test('the page says what PayPal refuses, and the family can try again', async () => {
  const calls = mockEndpoint(startPaypalPayment, () => {
    throw new Refusal('PAYPAL_UNAVAILABLE');
  });
  await show();
  await paypal().click({ force: true });
  for (const times of [1, 2]) {
    await pay().click();
    await expect.poll(() => calls.length).toBe(times);
    const refusal = 'PayPal is not answering at the moment. Please try again in a minute.';
    await expect.element(page.getByRole('alert')).toHaveTextContent(refusal);
  }
});

test('PayPal is not shown where it is not offered', async () => {
  await show(samplePayment({ options: methods }));
  await expect.element(page.getByRole('radio', { name: /^Zelle/u })).toBeInTheDocument();
  expect(paypal().elements()).toEqual([]);
});
