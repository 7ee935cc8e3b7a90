import type { Order, OrderSummary } from '@sangamam/contract/orders/order';
import { paths } from '@sangamam/contract/paths';
import type { PaymentSummary } from '@sangamam/contract/collection/reporting/payment-endpoints';
import {
  getPaymentSummary,
  getTreasurer,
  reportZellePayment,
} from '@sangamam/contract/collection/reporting/payment-endpoints';
import { getOrder, listOrderHistory } from '@sangamam/contract/orders/order-endpoints';
import { Link, useNavigate } from 'react-router';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { expectNoAxeViolations } from '../../../../test/axe.ts';
import { mockEndpoint, Refusal } from '../../../../test/mock-endpoint.ts';
import { renderApp } from '../../../../test/render-app.tsx';
import {
  sampleIds,
  sampleOrder,
  samplePayment,
  samplePerson,
  sampleReview,
  sampleWholeOrder,
} from '../../../../test/sample-orders.ts';
import ConfirmationPage from './confirmation-route.tsx';

let asked: { params: { orderId: string } }[] = [];

const sampleTicket = sampleWholeOrder({
  participants: [samplePerson('Anna'), { ...samplePerson('Rohan'), isParticipated: false }],
  packageData: sampleReview().packageData,
});

const named = `?order=${sampleIds.order}`;

function show(
  summary: PaymentSummary | Refusal,
  {
    search = named,
    state = {},
    orders = [],
    ticket = () => sampleTicket,
    scheme = 'light',
  }: {
    search?: string;
    state?: object;
    orders?: OrderSummary[];
    ticket?: () => Order;
    scheme?: 'light' | 'dark';
  } = {},
) {
  mockEndpoint(listOrderHistory, () => orders);
  asked = mockEndpoint(getPaymentSummary, () => {
    if (summary instanceof Refusal) throw summary;
    return summary;
  });
  mockEndpoint(getOrder, ticket);
  mockEndpoint(getTreasurer, () => ({
    fullName: 'Stephen Mukalel',
    payableTo: 'Sangamam Convention',
    email: 'treasurer@example.org',
    mobile: { countryCode: '+1', phoneNumber: '4075550142' },
    treasurerAddress: { line1: 'Sangamam Treasury', line2: '100 Example Avenue', line3: 'Orlando, FL 32800' },
  }));
  const Confirmation = () => (
    <main>
      <ConfirmationPage />
    </main>
  );
  return renderApp(
    [
      { path: '/confirmation', Component: Confirmation },
      { path: '/my-account', Component: () => <h1>My account</h1> },
      { path: '/review', Component: () => <h1>Review</h1> },
    ],
    { at: { pathname: '/confirmation', search, state }, as: { id: sampleIds.user }, scheme },
  );
}

const paid = (method: 'CHASE' | 'CHEQUE') =>
  samplePayment({
    status: 'PENDING_FOR_APPROVAL',
    paymentStatus: 'PENDING_PAYMENT_APPROVAL',
    payment: {
      method,
      convenienceFee: 0,
      totalDue: 1100,
      dueDate: '2026-12-04',
      payerEmail: method === 'CHASE' ? 'typo@example.org' : null,
    },
  });

test.for<[string, PaymentSummary, string, string]>([
  ['sent', samplePayment(), 'Your registration has been sent for approval', ''],
  ['Zelle', paid('CHASE'), "Thank you. We'll watch for your Zelle payment", 'treasurer@example.org'],
  ['a cheque', paid('CHEQUE'), "Thank you. We'll watch for your check", '100 Example Avenue'],
  [
    'declined',
    samplePayment({ status: 'PAYMENT_NOT_DONE', paymentStatus: 'PAYMENT_DECLINED' }),
    'Your payment was declined',
    'Retry Payment',
  ],
  [
    'received',
    samplePayment({ status: 'PENDING_FOR_APPROVAL', paymentStatus: 'PAYMENT_RECEIVED' }),
    'Your payment has been received',
    '',
  ],
  [
    'nothing to pay',
    samplePayment({ status: 'PENDING_FOR_APPROVAL', netPrice: 0 }),
    'Your registration has been submitted for approval',
    "There's nothing to pay",
  ],
  ['add-ons to pay', samplePayment({ isAddonOrder: true }), 'Your add-ons are ordered', ''],
  [
    'add-ons for nothing',
    samplePayment({ isAddonOrder: true, netPrice: 0 }),
    'Your add-ons have been submitted for approval',
    '',
  ],
])('the confirmation tells about "%s" and links to My Account', async ([, summary, title, words]) => {
  await show(summary);
  await expect.element(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  // The payee is loaded by a separate request.
  await expect.poll(() => page.getByRole('main').element().textContent).toContain(words);
  await expect.element(page.getByText('T2KX7A9').first()).toBeVisible();
  await expectNoAxeViolations();
  await page.getByRole('link', { name: 'My account' }).click();
  await expect.element(page.getByRole('heading', { name: 'My account' })).toBeVisible();
});

test.for(['CHASE', 'CHEQUE'] as const)(
  'the confirmation says how long the approval of a payment takes (%s)',
  async (method) => {
    await show(paid(method));
    await expect
      .element(page.getByText('Approval takes 2 to 3 days after it arrives', { exact: false }))
      .toBeVisible();
  },
);

const correctButton = () => page.getByRole('button', { name: 'Correct this address' });
const sender = () => page.getByRole('textbox', { name: 'Email of your Zelle account' });
const save = () => page.getByRole('dialog').getByRole('button', { name: 'Save' });

test('the address of a Zelle payment can be corrected, and the page shows the new one', async () => {
  const summary = paid('CHASE');
  const calls = mockEndpoint(reportZellePayment, ({ body }) => {
    if (summary.payment) summary.payment.payerEmail = body.chaseTransferEmail;
    return {
      orderId: sampleIds.order,
      status: 'PENDING_FOR_APPROVAL',
      paymentStatus: 'PENDING_PAYMENT_APPROVAL',
      convenienceFee: 0,
      totalDue: 1100,
      dueDate: '2026-12-04',
    } as const;
  });
  await show(summary);
  await expect.element(page.getByText('typo@example.org')).toBeVisible();
  await correctButton().click();
  await expect.element(sender()).toHaveValue('typo@example.org');
  await sender().fill('not an address');
  await save().click();
  await expect.element(sender()).toHaveAccessibleDescription(/Email is not valid!/u);
  await expectNoAxeViolations();
  await sender().fill(' right@example.org');
  await save().click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(page.getByText('right@example.org')).toBeVisible();
  expect(calls).toMatchObject([
    { params: { orderId: sampleIds.order }, body: { chaseTransferEmail: 'right@example.org' } },
  ]);
  await expect.element(correctButton()).toHaveFocus();
});

test('an address is no longer corrected once the treasurer has the payment, and the dialog says so', async () => {
  const summary = paid('CHASE');
  mockEndpoint(reportZellePayment, () => {
    summary.paymentStatus = 'PAYMENT_RECEIVED';
    throw new Refusal('PAYMENT_NOT_POSSIBLE');
  });
  await show(summary);
  await correctButton().click();
  await sender().fill('right@example.org');
  await save().click();
  await expect.element(page.getByRole('dialog').getByText(/^The treasurer has your payment/u)).toBeVisible();
  await expect.element(sender()).toHaveValue('right@example.org');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'Your payment has been received' }))
    .toBeVisible();
});

test('a check payment has no address to correct', async () => {
  await show(paid('CHEQUE'));
  await expect.element(page.getByText('Payable to')).toBeVisible();
  expect(correctButton().elements()).toEqual([]);
});

test.for(['light', 'dark'] as const)(
  'the confirmation is a ticket: who comes, when and where, what it costs and what is next (%s)',
  async (scheme) => {
    await show(samplePayment(), { scheme });
    const ticket = page.getByRole('region', { name: 'Sangamam 2027' });
    await expect.element(ticket.getByText(/July 15–18, 2097/u)).toBeVisible();
    const people = ticket.getByRole('region', { name: '1 person is coming' }).getByRole('listitem');
    expect(people.elements().map(({ textContent }) => textContent)).toEqual(['Anna Mathew']);
    for (const words of ['Orlando, Florida', 'T2KX7A9', 'SILVER FAMILY', '$1,100'])
      await expect.element(ticket.getByText(words, { exact: false }).first()).toBeVisible();
    const steps = ticket.getByRole('list', { name: 'Next steps' }).getByRole('listitem');
    expect(steps.elements().map(({ textContent }) => textContent)).toEqual([
      'SentDone',
      'ApprovalWaiting for the registrar',
      'PaymentLater',
      'ConfirmedLater',
    ]);
    await expect
      .element(ticket.getByRole('link', { name: 'Add to calendar' }))
      .toHaveAttribute('href', paths.conventionCalendar(sampleIds.convention));
    const cousins = ticket.getByRole('region', { name: 'Share it: Sangamam 2027' });
    // Whoever gets the message learns nothing about the registration.
    const shared = cousins.getByRole('link', { name: 'Share on WhatsApp' }).element().getAttribute('href');
    expect(decodeURIComponent(shared ?? '')).not.toMatch(/T2KX7A9|Anna/u);
    await expect.element(ticket.getByRole('button', { name: 'Download registration receipt' })).toBeVisible();
    await expectNoAxeViolations();
  },
);

test('a ticket that cannot be loaded is tried again, and the confirmation is there', async () => {
  let isDown = true;
  await show(samplePayment(), {
    ticket: () => {
      if (isDown) throw new Refusal('INTERNAL_ERROR');
      return sampleTicket;
    },
  });
  await expect
    .element(page.getByRole('heading', { name: /^Your registration has been sent/u }))
    .toBeVisible();
  const again = page.getByRole('button', { name: 'Try again' });
  await expect.element(again).toBeVisible();
  isDown = false;
  await again.click();
  await expect.element(page.getByText('SILVER FAMILY')).toBeVisible();
});

test('the confirmation follows the address while no payment is recorded', async () => {
  await show(samplePayment(), { search: `${named}&paymentType=PAYPAL&paymentStatus=PAYMENT_DECLINED` });
  await expect.element(page.getByRole('heading', { name: 'Your payment was declined' })).toBeVisible();
});

test('the confirmation finds the order in the router state', async () => {
  await show(samplePayment(), {
    search: '',
    state: { orderId: sampleIds.order, fromSubmitForApproval: true },
  });
  await expect
    .element(page.getByRole('heading', { name: /^Your registration has been sent/u }))
    .toBeVisible();
});

test('the confirmation falls back to the registration sent last', async () => {
  const sent = sampleOrder({ status: 'SUBMITTED', submittedDate: '2026-11-02T10:00:00Z' });
  await show(samplePayment(), { search: '', orders: [sampleOrder({ _id: 'open' }), sent] });
  await expect
    .element(page.getByRole('heading', { name: /^Your registration has been sent/u }))
    .toBeVisible();
  expect(asked[0]?.params.orderId).toBe(sampleIds.order);
});

test.for<[string, PaymentSummary, string]>([
  [
    'not sent leads to the review',
    samplePayment({ status: 'INCOMPLETE', registrationStatus: null }),
    'Review',
  ],
  ['cancelled leads to My Account', samplePayment({ status: 'CANCELLED' }), 'My account'],
  ['rejected leads to My Account', samplePayment({ registrationStatus: 'REG_REJECTED' }), 'My account'],
])('the confirmation of a registration that was %s', async ([, summary, title]) => {
  await show(summary);
  await expect.element(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
});

test.for<[string, Partial<PaymentSummary>, string, RegExp]>([
  [
    'approved, not paid',
    { status: 'SUBMITTED', registrationStatus: 'REG_APPROVED' },
    'Your registration is approved',
    /^Please pay now/u,
  ],
  [
    'confirmed',
    { status: 'CONFIRMED', registrationStatus: 'REG_APPROVED', paymentStatus: 'PAYMENT_APPROVED' },
    'Your payment has been received',
    /^Thank you! Your registration is confirmed/u,
  ],
  [
    'confirmed, free of charge',
    { status: 'CONFIRMED', registrationStatus: 'REG_APPROVED', netPrice: 0 },
    'Your registration is confirmed',
    /^Thank you! Your registration is confirmed/u,
  ],
  [
    'confirmed add-ons',
    { status: 'CONFIRMED', isAddonOrder: true, paymentStatus: 'PAYMENT_APPROVED' },
    'Your payment has been received',
    /^Thank you! Your add-ons are confirmed/u,
  ],
])(
  'the confirmation after the decision, %s, tells of no decision to come',
  async ([, facts, title, text]) => {
    await show(samplePayment(facts));
    await expect.element(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect.element(page.getByText(text)).toBeVisible();
    await expect.element(page.getByText(/We'll email you/u)).not.toBeInTheDocument();
  },
);

test('the confirmation says that an unknown registration could not be found', async () => {
  await show(new Refusal('ORDER_NOT_FOUND'));
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'The registration could not be found' }))
    .toBeVisible();
});

function ConfirmationWithBack() {
  const navigate = useNavigate();
  return (
    <main>
      <ConfirmationPage />
      <button type="button" onClick={() => void navigate(-1)}>
        Back of the browser
      </button>
    </main>
  );
}

test('Back from the confirmation is blocked and explained', async () => {
  mockEndpoint(getPaymentSummary, () => samplePayment());
  mockEndpoint(getOrder, () => sampleTicket);
  mockEndpoint(listOrderHistory, () => []);
  await renderApp(
    [
      { path: '/review', Component: () => <Link to={`/confirmation${named}`}>Send</Link> },
      { path: '/confirmation', Component: ConfirmationWithBack },
    ],
    { as: { id: sampleIds.user } },
  );
  await page.getByRole('link', { name: 'Send' }).click();
  await page.getByRole('button', { name: 'Back of the browser' }).click();
  await expect.element(page.getByText(/^You can't return to this step/u)).toBeVisible();
  expect(page.getByRole('link', { name: 'Send' }).elements()).toHaveLength(0);
});
