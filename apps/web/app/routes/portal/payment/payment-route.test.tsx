import {
  getPaymentSummary,
  getTreasurer,
  type PaymentSummary,
} from '@sangamam/contract/collection/reporting/payment-endpoints';
import { lazy, useState, type ReactNode } from 'react';
import { useNavigation } from 'react-router';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';

import { expectNoAxeViolations } from '../../../../test/axe.ts';
import { mockEndpoint, Refusal } from '../../../../test/mock-endpoint.ts';
import { renderApp } from '../../../../test/render-app.tsx';
import { sampleBalance } from '../../../../test/sample-balance.ts';
import { sampleIds, samplePayment } from '../../../../test/sample-orders.ts';
import { paths } from '#web/config/paths.ts';
import { usePaymentSummary } from '#web/features/collection/family/reporting/api.ts';
import ErrorPage from '../../site/errors/error-route.tsx';
import { MethodScreen, PaymentScreen, useLeaveForConfirmation } from './payment-screen.tsx';

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
      { path: '/error', Component: ErrorPage },
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

const ownHowToPay = [`/how-to-pay/${sampleIds.order}`];

test.for<[string, PaymentSummary | Refusal, string[]]>([
  ['of another family', new Refusal('ORDER_NOT_FOUND'), []],
  [
    'that is paid',
    samplePayment({ paymentStatus: 'PAYMENT_APPROVED', refusal: 'This registration is already paid.' }),
    ownHowToPay,
  ],
  [
    'whose payment was reported',
    samplePayment({ paymentStatus: 'PENDING_PAYMENT_APPROVAL', refusal: 'Your payment is on its way.' }),
    ownHowToPay,
  ],
  [
    'whose payment has arrived',
    samplePayment({ paymentStatus: 'PAYMENT_RECEIVED', refusal: 'Your payment is on its way.' }),
    ownHowToPay,
  ],
  [
    'that was cancelled',
    samplePayment({
      status: 'CANCELLED',
      refusal: 'This registration was cancelled.',
      balance: sampleBalance({ cancelled: true }),
    }),
    ownHowToPay,
  ],
])('the payment page of an order %s leads to /error', async ([, summary, howToPay]) => {
  await show(summary);
  await expect.element(page.getByRole('heading', { level: 1, name: /^Error/u })).toBeVisible();
  const links = page.getByRole('link', { name: 'How to pay' }).elements();
  expect(links.map((link) => link.getAttribute('href'))).toEqual(howToPay);
});

test('the payment page of a paid order asks once for /error, however often it is rendered meanwhile', async () => {
  mockEndpoint(getPaymentSummary, () =>
    samplePayment({ paymentStatus: 'PAYMENT_APPROVED', refusal: 'This registration is already paid.' }),
  );
  const { promise: isLoaded, resolve: load } = Promise.withResolvers<undefined>();
  const asked = vi.fn(async () => isLoaded.then(() => null));
  const Payment = () => {
    // As the portal's layout does: what is on its way renders the page again.
    useNavigation();
    const [rendered, setRendered] = useState(0);
    return (
      <main>
        <PaymentScreen orderId={sampleIds.order} title="Payment">
          {() => <p>The choice</p>}
        </PaymentScreen>
        <button type="button" onClick={() => setRendered(rendered + 1)}>
          {`Rendered ${rendered}`}
        </button>
      </main>
    );
  };
  await renderApp(
    [
      { path: '/payment', Component: Payment },
      { path: '/error', clientLoader: asked, Component: ErrorPage },
    ],
    { at: '/payment', as: { id: sampleIds.user } },
  );
  await expect.poll(() => asked.mock.calls.length).toBeGreaterThan(0);
  await page.getByRole('button').click();
  await expect.element(page.getByRole('button', { name: 'Rendered 1' })).toBeVisible();
  load(undefined);
  await expect.element(page.getByRole('heading', { level: 1, name: /^Error/u })).toBeVisible();
  expect(asked).toHaveBeenCalledOnce();
});

test('a reported payment leads to the confirmation, however long that takes to be rendered', async () => {
  let summary = samplePayment({});
  mockEndpoint(getPaymentSummary, () => summary);
  const onItsWay = {
    paymentStatus: 'PENDING_PAYMENT_APPROVAL',
    refusal: 'Your payment is on its way.',
  } as const;
  const report = () => {
    summary = samplePayment(onItsWay);
  };
  const { promise: isRendered, resolve: render } = Promise.withResolvers<{ default: () => ReactNode }>();
  const Slow = lazy(() => isRendered);
  const { promise: routed, resolve: isThere } = Promise.withResolvers<void>();
  const Method = () => {
    const leave = useLeaveForConfirmation(sampleIds.order, 'CHASE');
    return (
      <PaymentScreen orderId={sampleIds.order} title="Zelle">
        {() => (
          <button
            type="button"
            onClick={() => {
              report();
              void leave().then(isThere);
            }}
          >
            Report
          </button>
        )}
      </PaymentScreen>
    );
  };
  const { pathname: confirmation } = new URL(paths.confirmationOf(sampleIds.order), 'https://example.org');
  await renderApp(
    [
      { path: '/payment', Component: Method },
      { path: confirmation, Component: () => <Slow /> },
      { path: '/error', Component: ErrorPage },
    ],
    { at: '/payment', as: { id: sampleIds.user } },
  );
  await page.getByRole('button', { name: 'Report' }).click();
  await routed;
  render({ default: Confirmation });
  await expect.element(page.getByText('PENDING_PAYMENT_APPROVAL')).toBeVisible();
});

function Confirmation() {
  return <p>{usePaymentSummary(sampleIds.order).data?.paymentStatus}</p>;
}

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
