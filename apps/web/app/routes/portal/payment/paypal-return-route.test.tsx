import { returnFromPaypal, type PaypalOutcome } from '@sangamam/contract/collection/paypal/paypal-endpoints';
import { useLocation, useLoaderData } from 'react-router';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { expectNoAxeViolations } from '../../../../test/axe.ts';
import { mockEndpoint, Refusal } from '../../../../test/mock-endpoint.ts';
import { renderApp } from '../../../../test/render-app.tsx';
import { sampleIds } from '../../../../test/sample-orders.ts';
import PaypalReturnPage, { clientLoader } from './paypal-return-route.tsx';

const token = '5O190127TN364715T';

function Returned() {
  const loaderData = useLoaderData<typeof clientLoader>();
  return (
    <main>
      <PaypalReturnPage {...({ loaderData } as Parameters<typeof PaypalReturnPage>[0])} />
    </main>
  );
}

const Confirmation = () => <h1>Confirmation {useLocation().search}</h1>;

function show(answer: () => PaypalOutcome, search = `?token=${token}&PayerID=X1`) {
  const calls = mockEndpoint(returnFromPaypal, () => ({ orderId: sampleIds.order, outcome: answer() }));
  const rendered = renderApp(
    [
      {
        path: '/payment/:orderId/paypal-return',
        Component: Returned,
        clientLoader: (args) => clientLoader(args as Parameters<typeof clientLoader>[0]),
      },
      { path: '/confirmation', Component: Confirmation },
    ],
    { at: `/payment/${sampleIds.order}/paypal-return${search}` },
  );
  return { calls, rendered };
}

const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name });

test.for([
  ['RECEIVED', 'PAYMENT_RECEIVED'],
  ['PENDING', 'PENDING_PAYMENT_APPROVAL'],
  ['DECLINED', 'PAYMENT_DECLINED'],
  ['NOT_APPROVED', 'CANCELLED'],
] as const)('a visit to PayPal that ended as %s leads to its confirmation', async ([outcome, status]) => {
  const { calls, rendered } = show(() => outcome);
  await rendered;
  await expect
    .element(heading(`Confirmation ?order=${sampleIds.order}&paymentType=PAYPAL&paymentStatus=${status}`))
    .toBeVisible();
  expect(calls).toMatchObject([{ params: { orderId: sampleIds.order }, body: { token } }]);
});

test('a payer who cancelled at PayPal is told so without another call', async () => {
  const { calls, rendered } = show(() => 'NOT_APPROVED', `?cancelled=true&token=${token}`);
  await rendered;
  await expect.element(heading(/paymentStatus=CANCELLED$/u)).toBeVisible();
  expect(calls).toEqual([]);
});

test('while PayPal does not answer the page says that nothing is taken twice, and asks again', async () => {
  let isSilent = true;
  const { rendered } = show(() => {
    if (isSilent) throw new Refusal('PAYPAL_UNAVAILABLE');
    return 'RECEIVED';
  });
  await rendered;
  await expect.element(heading('PayPal hasn’t told us yet')).toBeVisible();
  await expect.element(page.getByText('nothing is taken twice', { exact: false })).toBeVisible();
  await expectNoAxeViolations();
  isSilent = false;
  await page.getByRole('button', { name: 'Ask again' }).click();
  await expect.element(heading(/^Confirmation/u)).toBeVisible();
});

test.for<[string, () => PaypalOutcome, string, string]>([
  ['was not taken', () => 'NOT_CHARGED', `?token=${token}`, 'You weren’t charged'],
  ['has no token', () => 'RECEIVED', '', 'We can’t find this payment'],
  [
    'belongs to another order',
    () => {
      throw new Refusal('ORDER_NOT_FOUND');
    },
    `?token=${token}`,
    'We can’t find this payment',
  ],
])('a payment that %s leads to My Account', async ([, answer, search, title]) => {
  await show(answer, search).rendered;
  await expect.element(heading(title)).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'My account' })).toBeVisible();
  await expectNoAxeViolations();
});
