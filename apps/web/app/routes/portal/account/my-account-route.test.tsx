import { getUser } from '@sangamam/contract/accounts/account-endpoints';
import { listOpenConventions } from '@sangamam/contract/conventions/convention-endpoints';
import { errorCatalogue } from '@sangamam/contract/http/error-catalogue';
import { withdrawChangeRequest } from '@sangamam/contract/orders/amendments/family-change-endpoints';
import type { OrderSummary } from '@sangamam/contract/orders/order';
import { initiateRegistration, listOrderHistory } from '@sangamam/contract/orders/order-endpoints';
import { answerQuestion } from '@sangamam/contract/casework/questions/question-endpoints';
import type { ReadinessItem } from '@sangamam/contract/reports/readiness/readiness';
import { getPaymentSummary, getTreasurer } from '@sangamam/contract/collection/reporting/payment-endpoints';
import { paths } from '@sangamam/contract/paths';
import { getOwnReadiness } from '@sangamam/contract/reports/readiness/readiness-endpoints';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { expectNoAxeViolations } from '../../../../test/axe.ts';
import { Elsewhere } from '../../../../test/elsewhere.tsx';
import { mockEndpoint, Refusal } from '../../../../test/mock-endpoint.ts';
import { renderApp } from '../../../../test/render-app.tsx';
import { sampleBalance } from '../../../../test/sample-balance.ts';
import { sampleId, sampleIds, sampleOrder, samplePayment } from '../../../../test/sample-orders.ts';
import { sampleProfile } from '../../../../test/sample-profile.ts';
import MyAccount from './my-account-route.tsx';

const open = sampleOrder().conventionData;

function show({ scheme = 'light', staff = false }: { scheme?: 'light' | 'dark'; staff?: boolean } = {}) {
  const Page = () => (
    <main>
      <MyAccount />
    </main>
  );
  const elsewhere = ['/participants', '/review', '/payment/:id'];
  return renderApp(
    [{ path: '/my-account', Component: Page }, ...elsewhere.map((path) => ({ path, Component: Elsewhere }))],
    { as: { id: sampleIds.user, type: staff ? 'STAFF' : 'REGISTRANT' }, scheme },
  );
}

function has(orders: readonly OrderSummary[], conventions = [open]) {
  mockEndpoint(listOrderHistory, () => [...orders]);
  mockEndpoint(listOpenConventions, () => [...conventions]);
}

const registered = () => page.getByRole('region', { name: 'Registered events' });
const card = (name: string) => registered().getByRole('listitem', { name });

beforeEach(() => {
  mockEndpoint(getUser, () => sampleProfile);
  mockEndpoint(getOwnReadiness, () => []);
  const option = { feePercent: 0, convenienceFee: 0, totalDue: 1100, dueDate: '2026-12-04' };
  const options = (['CHASE', 'CHEQUE', 'PAYPAL'] as const).map((method) => ({ ...option, method }));
  mockEndpoint(getPaymentSummary, () => samplePayment({ options }));
  mockEndpoint(getTreasurer, () => ({
    fullName: 'Stephen Mukalel',
    payableTo: 'Sangamam Convention',
    email: 'treasurer@example.org',
    mobile: { countryCode: '+1', phoneNumber: '4075550142' },
    treasurerAddress: { line1: 'Sangamam Treasury', line2: '100 Example Avenue', line3: 'Orlando, FL 32800' },
  }));
});

test.for([
  [
    'CHEQUE',
    'Pay by check',
    ['$1,117 USD', 'T2KX7A9', '12-04-2026', 'Sangamam Convention', '100 Example Avenue'],
  ],
  ['CHASE', 'Pay by Zelle', ['$1,100 USD', 'T2KX7A9', '12-04-2026', 'treasurer@example.org']],
] as const)(
  'a payment that was reported shows whom to pay, how much, the memo and the day (%s)',
  async ([method, name, words]) => {
    const facts = { paymentStatus: 'PENDING_PAYMENT_APPROVAL' } as const;
    has([
      sampleOrder({
        status: 'PENDING_FOR_APPROVAL',
        registrationStatus: 'REG_APPROVED',
        ...facts,
        balance: sampleBalance(facts, { method, fee: method === 'CHEQUE' ? 17 : 0 }),
      }),
    ]);
    await show();
    const way = card('Sangamam 2027').getByRole('group', { name });
    for (const word of words) await expect.element(way.getByText(word).first()).toBeVisible();
    await expectNoAxeViolations();
  },
);

test('a payment that is due shows both ways and the day, and one that PayPal checks shows none', async () => {
  has([
    sampleOrder({ status: 'PAYMENT_NOT_DONE', registrationStatus: 'REG_APPROVED' }),
    sampleOrder({
      _id: sampleIds.addonOrder,
      parentOrderId: sampleIds.order,
      status: 'PENDING_FOR_APPROVAL',
      paymentStatus: 'PENDING_PAYMENT_APPROVAL',
      balance: sampleBalance({ paymentStatus: 'PENDING_PAYMENT_APPROVAL' }, { method: 'PAYPAL' }),
    }),
  ]);
  await show();
  for (const name of ['Pay by Zelle', 'Pay by check'])
    await expect.element(page.getByRole('group', { name }).getByText('12-04-2026')).toBeVisible();
  expect(page.getByRole('group', { name: /^Pay by/u }).elements()).toHaveLength(2);
  // Whom to pay is below a fold, since only one of the ways is taken.
  const byCheck = page.getByRole('group', { name: 'Pay by check' });
  await expect.element(byCheck.getByText('Sangamam Treasury')).not.toBeVisible();
  await byCheck.getByText('Pay by check').click();
  await expect.element(byCheck.getByText('Sangamam Treasury')).toBeVisible();
  await expectNoAxeViolations();
});

test('My Account shows open conventions and how to start if there are no registrations', async () => {
  has([]);
  const begun = mockEndpoint(initiateRegistration, () => ({
    orderId: sampleIds.order,
    tmpConvRegNo: 'T2KX7A9',
    status: 'INCOMPLETE' as const,
  }));
  await show();
  await expect.element(page.getByText('No registrations yet')).toBeVisible();
  await expectNoAxeViolations();
  await page.getByRole('button', { name: 'Register Now for Sangamam 2027' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: '/participants' })).toBeVisible();
  expect(begun[0]?.body).toEqual({ userId: sampleIds.user, conventionId: sampleIds.convention });
});

test('a registration that cannot be started shows the refusal and stays on the page', async () => {
  has([]);
  mockEndpoint(initiateRegistration, () => {
    throw new Refusal('REGISTRATION_CLOSED');
  });
  await show();
  await page.getByRole('button', { name: /^Register Now/u }).click();
  await expect.element(page.getByText('Failed to register event')).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Register Now/u })).toBeEnabled();
});

test('an approved registration shows its number, status image, timeline and one main action', async () => {
  const happened = (what: 'STARTED' | 'SUBMITTED' | 'APPROVED', day: string) => ({
    what,
    at: `2026-11-${day}T12:00:00Z`,
    amount: null,
    note: null,
  });
  has([
    sampleOrder({
      status: 'PAYMENT_NOT_DONE',
      registrationStatus: 'REG_APPROVED',
      timelineEvents: [happened('STARTED', '01'), happened('SUBMITTED', '02'), happened('APPROVED', '05')],
    }),
  ]);
  await show({ scheme: 'dark' });
  const order = card('Sangamam 2027');
  // The memo of a payment, which is folded, is the same number under another name.
  await expect.element(order.getByRole('button', { name: 'Copy registration number T2KX7A9' })).toBeVisible();
  await expect.element(order.getByRole('img', { name: 'Registration approved' })).toBeVisible();
  const act = order.getByRole('link', { name: 'Complete The Registration With Payment: Sangamam 2027' });
  const details = order.getByText('History and next steps');
  // What there is to do comes before what happened, and a phone folds that.
  expect(act.element().compareDocumentPosition(details.element())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await details.click();
  await expect.element(order.getByText('Your payment · your turn')).toBeVisible();
  await expect.element(order.getByText('Nov 5, 2026')).toBeVisible();
  // A convention that has a registration is not offered again.
  await expect.element(page.getByRole('button', { name: /^Register Now/u })).not.toBeInTheDocument();
  await expectNoAxeViolations();
  await act.click();
  await expect
    .element(page.getByRole('heading', { level: 1, name: `/payment/${sampleIds.order}` }))
    .toBeVisible();
});

const together = 'Registration and add-ons together (Sangamam 2027)';

test('add-on orders are inside their registration, and a cancelled one cannot be opened', async () => {
  has([
    sampleOrder({
      _id: sampleIds.addonOrder,
      parentOrderId: sampleIds.order,
      packageName: null,
      balance: sampleBalance({ net: 250, submitted: false }),
    }),
    sampleOrder({
      status: 'CONFIRMED',
      registrationStatus: 'REG_APPROVED',
      paymentStatus: 'PAYMENT_APPROVED',
      permConvRegNo: 'RYMKYWY',
    }),
    sampleOrder({
      _id: '01970000-0000-7000-8000-000000000009',
      conventionData: { ...open, _id: 'another', name: 'Sangamam 2023' },
      status: 'CANCELLED',
      reason: 'Asked by phone',
    }),
  ]);
  await show();
  const confirmed = card('Sangamam 2027');
  await expect.element(confirmed.getByText('RYMKYWY').first()).toBeVisible();
  const addons = confirmed.getByRole('region', { name: 'Add-ons bought later (Sangamam 2027)' });
  await expect.element(addons.getByText(/\$250/u).first()).toBeVisible();
  // What is not sent is not owed yet.
  expect(confirmed.getByRole('region', { name: together }).elements()).toEqual([]);
  const cancelled = card('Sangamam 2023');
  await expect.element(cancelled.getByText('“Asked by phone”')).toBeVisible();
  // It cannot be reviewed; its forms can still be deleted.
  expect(
    cancelled
      .getByRole('link')
      .elements()
      .map((link) => link.textContent),
  ).toEqual(['Write to us', 'Custodian Consent Form']);
  expect(registered().getByRole('heading', { level: 3 }).elements()).toHaveLength(2);
  await expectNoAxeViolations();
});

test('a registration that was sent offers its days for a calendar, and a message to relatives', async () => {
  const sent = { status: 'SUBMITTED', registrationStatus: 'PENDING_REG_APPROVAL', resumeAt: null } as const;
  has([sampleOrder({ ...sent, submittedDate: '2026-11-02T10:00:00Z' })]);
  await show();
  await expect
    .element(page.getByRole('link', { name: 'Add to calendar' }))
    .toHaveAttribute('href', paths.conventionCalendar(sampleIds.convention));
  const cousins = page.getByRole('region', { name: 'Share it: Sangamam 2027' });
  await expect.element(cousins.getByRole('link', { name: 'Share on WhatsApp' })).toBeVisible();
  await expectNoAxeViolations();
});

test('a failed payment says why beside the button that pays again', async () => {
  const event = (what: 'PAYMENT_REPORTED' | 'PAYMENT_DECLINED', note: string | null) => ({
    what,
    at: '2026-11-05T12:00:00Z',
    amount: null,
    note,
  });
  has([
    sampleOrder({
      status: 'PAYMENT_NOT_DONE',
      registrationStatus: 'REG_APPROVED',
      paymentStatus: 'PAYMENT_DECLINED',
      timelineEvents: [
        event('PAYMENT_REPORTED', null),
        event('PAYMENT_DECLINED', 'Nothing came with this memo'),
      ],
    }),
  ]);
  await show();
  await expect.element(page.getByText('“Nothing came with this memo”').first()).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Retry Payment: Sangamam 2027' })).toBeVisible();
});

test('conventions that are over are folded below the coming one', async () => {
  has([
    sampleOrder(),
    sampleOrder({
      _id: '01970000-0000-7000-8000-000000000009',
      conventionData: { ...open, _id: 'earlier', name: 'Sangamam 2023', endDate: '2023-07-16' },
      status: 'CONFIRMED',
      registrationStatus: 'REG_APPROVED',
      paymentStatus: 'PAYMENT_APPROVED',
    }),
  ]);
  await show();
  await expect.element(card('Sangamam 2027')).toBeVisible();
  await expect.element(card('Sangamam 2023')).not.toBeInTheDocument();
  await registered().getByText('Earlier conventions (1)').click();
  await expect.element(card('Sangamam 2023').getByText(/^This convention is over/u)).toBeVisible();
  await expectNoAxeViolations();
});

test('a registration without a package shows neither package nor total', async () => {
  has([sampleOrder({ packageName: null, resumeAt: 'package' })]);
  await show();
  await expect.element(card('Sangamam 2027').getByText('T2KX7A9')).toBeVisible();
  await expect.element(card('Sangamam 2027').getByText(/^(Package|Total)/u)).not.toBeInTheDocument();
});

test.for([
  ['CANCELLED', 'REG_APPROVED'],
  ['SUBMITTED', 'REG_REJECTED'],
] as const)(
  'a registration that is %s, %s leads to a message with its number',
  async ([status, registrationStatus]) => {
    has([sampleOrder({ status, registrationStatus })]);
    await show();
    await expect
      .element(page.getByRole('link', { name: 'Write to us about T2KX7A9' }))
      .toHaveAttribute('href', '/contactus?subject=Sangamam%202027%2C%20T2KX7A9');
  },
);

test('a family sees what is open for its registration and add-ons together', async () => {
  has([
    sampleOrder({
      status: 'CONFIRMED',
      registrationStatus: 'REG_APPROVED',
      paymentStatus: 'PAYMENT_APPROVED',
      balance: sampleBalance({
        net: 900,
        registrationStatus: 'REG_APPROVED',
        paymentStatus: 'PAYMENT_APPROVED',
      }),
    }),
    sampleOrder({
      _id: sampleIds.addonOrder,
      parentOrderId: sampleIds.order,
      packageName: null,
      status: 'PAYMENT_NOT_DONE',
      registrationStatus: 'REG_APPROVED',
      balance: sampleBalance({ net: 250, registrationStatus: 'REG_APPROVED' }),
    }),
  ]);
  await show();
  await expect
    .element(page.getByRole('region', { name: together }))
    .toMatchTextContent(/Total, before any fee.*\$1,150.*Received.*\$900.*Still open.*\$250/u);
  await expectNoAxeViolations();
});

test.for(['light', 'dark'] as const)(
  'a change that the family asked for stands on its card, and can be taken back (%s)',
  async (scheme) => {
    const _id = '01970000-0000-7000-8000-0000000000bb';
    const changeRequest = { _id, requestedAt: '2026-11-20T10:00:00Z', declined: null };
    mockEndpoint(listOpenConventions, () => []);
    mockEndpoint(listOrderHistory, () => [sampleOrder({ changeRequest })]);
    const withdrawn = mockEndpoint(withdrawChangeRequest, () => ({ _id: sampleIds.order }));
    await show({ scheme });
    await expect.element(page.getByText('You asked for a change')).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: /^See the request/u }))
      .toHaveAttribute('href', `/my-account/change/${sampleIds.order}`);
    await expectNoAxeViolations();
    await page.getByRole('button', { name: /^Take the request back/u }).click();
    await page
      .getByRole('alertdialog')
      .or(page.getByRole('dialog'))
      .getByRole('button', { name: 'Take the request back' })
      .click();
    await expect.element(page.getByText('You took the request back')).toBeVisible();
    expect(withdrawn).toMatchObject([{ body: { requestId: _id } }]);
  },
);

test('a change that was declined says why on its card', async () => {
  const declined = { at: '2026-11-21T10:00:00Z', answer: 'There are no cribs left' };
  const changeRequest = { _id: sampleIds.order, requestedAt: '2026-11-20T10:00:00Z', declined };
  mockEndpoint(listOpenConventions, () => []);
  mockEndpoint(listOrderHistory, () => [sampleOrder({ changeRequest })]);
  await show();
  await expect.element(page.getByText('There are no cribs left', { exact: false })).toBeVisible();
});

const another = { ...open, _id: 'another', name: 'Sangamam 2028', startDate: '2098-07-15' };
const upcoming = () => page.getByRole('region', { name: 'Upcoming events' });
const confirmedFacts = {
  status: 'CONFIRMED',
  registrationStatus: 'REG_APPROVED',
  paymentStatus: 'PAYMENT_APPROVED',
  submittedDate: '2026-11-02T10:00:00Z',
  resumeAt: null,
} as const;

/** Whether `first` stands above `second` in the reading order. */
const isAbove = (first: Element, second: Element) =>
  (first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

test.for([
  ['light', { status: 'PAYMENT_NOT_DONE', registrationStatus: 'REG_APPROVED' }],
  ['dark', confirmedFacts],
] as const)(
  'the own registration stands above conventions that are merely open (%s)',
  async ([scheme, facts]) => {
    has([sampleOrder(facts)], [open, another]);
    await show({ scheme });
    const offer = upcoming().getByRole('button', { name: 'Register Now for Sangamam 2028' });
    await expect.element(offer).toBeVisible();
    await expect.element(card('Sangamam 2027')).toBeVisible();
    expect(isAbove(registered().element(), upcoming().element())).toBe(true);
    expect(upcoming().getByRole('listitem').elements()).toHaveLength(1);
    await expectNoAxeViolations();
  },
);

test.for([
  ['was given up', { status: 'CANCELLED', reason: 'Asked by phone' }],
  ['was not approved', { status: 'SUBMITTED', registrationStatus: 'REG_REJECTED' }],
  ['was not sent in time', { conventionData: { ...open, registrationOpen: false } }],
  ['is over', { ...confirmedFacts, conventionData: { ...open, _id: 'earlier', endDate: '2023-07-16' } }],
] as const)('below what is open stands a registration that %s', async ([, facts]) => {
  has([sampleOrder(facts)], [another]);
  await show();
  await expect.element(upcoming().getByRole('button', { name: /^Register Now/u })).toBeVisible();
  await expect.element(card('Sangamam 2027')).toBeVisible();
  expect(isAbove(upcoming().element(), registered().element())).toBe(true);
  await expectNoAxeViolations();
});

test('of several registrations those with something due are first, and no card moves once it is settled', async () => {
  const ids = { done: sampleId('done'), due: sampleId('due'), asked: sampleId('asked') };
  const question = { question: 'Which parish is it?', askedAt: '2026-11-03T10:00:00Z' };
  let questions = [question];
  mockEndpoint(listOpenConventions, () => [open, another]);
  mockEndpoint(listOrderHistory, () => [
    sampleOrder({ ...confirmedFacts, _id: ids.done }),
    sampleOrder({
      _id: sampleId('gone'),
      status: 'CANCELLED',
      conventionData: { ...open, name: 'Given up' },
    }),
    sampleOrder({ ...confirmedFacts, _id: ids.due, conventionData: another }),
    sampleOrder({
      _id: ids.asked,
      status: 'SUBMITTED',
      registrationStatus: 'PENDING_REG_APPROVAL',
      conventionData: { ...open, _id: 'asks', name: 'Youth days', startDate: '2096-07-15' },
      questions,
    }),
  ]);
  mockEndpoint(getOwnReadiness, ({ params }) =>
    items(['TRAVEL', params.orderId === ids.due ? 'TO_DO' : 'DONE', null, '2098-07-01']),
  );
  mockEndpoint(answerQuestion, ({ params }) => {
    questions = [];
    return { _id: params.orderId };
  });
  await show();
  await expect.element(card('Sangamam 2028')).toBeVisible();
  const names = () =>
    registered()
      .getByRole('heading', { level: 3 })
      .elements()
      .map(({ textContent }) => textContent)
      .filter((name) => name !== 'Share it');
  const byNeed = ['Youth days', 'Sangamam 2028', 'Sangamam 2027', 'Given up'];
  expect(names()).toEqual(byNeed);
  await expectNoAxeViolations();
  await card('Youth days').getByRole('textbox', { name: 'Your answer' }).fill('Kaipuzha');
  await card('Youth days').getByRole('button', { name: 'Send answer' }).click();
  await expect.element(card('Youth days').getByText('Waiting for approval')).toBeVisible();
  expect(names()).toEqual(byNeed);
});

test('a checklist that cannot be loaded does not hide any registration', async () => {
  has([
    sampleOrder(confirmedFacts),
    sampleOrder({
      _id: sampleIds.addonOrder,
      status: 'PAYMENT_NOT_DONE',
      registrationStatus: 'REG_APPROVED',
      conventionData: another,
    }),
  ]);
  mockEndpoint(getOwnReadiness, () => {
    throw new Refusal('INTERNAL_ERROR');
  });
  await show();
  await expect.element(card('Sangamam 2027')).toBeVisible();
  expect(isAbove(card('Sangamam 2028').element(), card('Sangamam 2027').element())).toBe(true);
});

test('My Account shows skeletons while loading and offers another try after a failure', async () => {
  let isDown = true;
  let arrive: (orders: OrderSummary[]) => void = () => undefined;
  mockEndpoint(listOpenConventions, () => []);
  mockEndpoint(listOrderHistory, () => {
    if (isDown) throw new Refusal('INTERNAL_ERROR');
    return new Promise<OrderSummary[]>((resolve) => {
      arrive = resolve;
    });
  });
  await show();
  await expect.element(page.getByText(errorCatalogue.INTERNAL_ERROR.message)).toBeVisible();
  await expectNoAxeViolations();
  isDown = false;
  await page.getByRole('button', { name: /try again/iu }).click();
  arrive([sampleOrder()]);
  await expect.element(card('Sangamam 2027')).toBeVisible();
});

test('staff see a link to the admin area and no registrations', async () => {
  mockEndpoint(getUser, () => ({ ...sampleProfile, type: 'STAFF' as const }));
  await show({ staff: true });
  await expect.element(page.getByRole('link', { name: 'Open admin' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Edit details' })).not.toBeInTheDocument();
});

const items = (
  ...rows: [ReadinessItem['topic'], ReadinessItem['state'], ReadinessItem['actor'], string | null][]
): ReadinessItem[] => rows.map(([topic, state, actor, by]) => ({ topic, state, actor, by }));

test.for(['light', 'dark'] as const)(
  'the checklist of a confirmed family says what is left, by when, and leads there (%s)',
  async (scheme) => {
    has([
      sampleOrder({
        status: 'CONFIRMED',
        registrationStatus: 'REG_APPROVED',
        paymentStatus: 'PAYMENT_APPROVED',
        submittedDate: '2026-11-02T10:00:00Z',
        resumeAt: null,
      }),
    ]);
    mockEndpoint(getOwnReadiness, () =>
      items(
        ['APPROVAL', 'DONE', null, null],
        ['MONEY', 'DONE', null, null],
        ['CONSENTS', 'NOT_NEEDED', null, null],
        ['PICTURE', 'NOT_NEEDED', null, null],
        ['TRAVEL', 'TO_DO', 'FAMILY', '2097-07-01'],
        ['HOTEL', 'WAITING', 'HOSPITALITY', '2097-07-15'],
      ),
    );
    await show({ scheme });
    const checklist = registered().getByRole('list', { name: 'Your checklist' });
    await expect.element(registered().getByText('One thing is left for you to do.')).toBeVisible();
    await expect
      .element(registered().getByText(/^Your registration is confirmed\. One thing/u))
      .toBeVisible();
    await expect.element(registered().getByText(/all set/u)).not.toBeInTheDocument();
    await expect
      .element(registered().getByRole('link', { name: 'Next: Travel plans (Sangamam 2027)' }))
      .toHaveAttribute('href', `/arrival-departure/${sampleIds.order}`);
    await expect
      .element(checklist.getByRole('listitem').nth(4))
      .toMatchTextContent(/To do: Travel plans.*Tell us how you arrive and leave by July 1, 2097/u);
    await expect
      .element(checklist.getByRole('link', { name: 'Travel plans' }))
      .toHaveAttribute('href', `/arrival-departure/${sampleIds.order}`);
    // What the association does has no date for the family.
    await expect
      .element(checklist.getByRole('listitem').nth(5))
      .toMatchTextContent(/Waiting: Hotel.*The hospitality team is booking your room$/u);
    await expectNoAxeViolations();
  },
);

test('a checklist that cannot be loaded is tried again, and the registration is there', async () => {
  has([sampleOrder({ status: 'SUBMITTED', registrationStatus: 'PENDING_REG_APPROVAL', resumeAt: null })]);
  let isDown = true;
  mockEndpoint(getOwnReadiness, () => {
    if (isDown) throw new Refusal('INTERNAL_ERROR');
    return items(['APPROVAL', 'WAITING', 'REGISTRAR', null]);
  });
  await show();
  await expect.element(card('Sangamam 2027')).toBeVisible();
  const again = card('Sangamam 2027').getByRole('button', { name: 'Try again' });
  await expect.element(again).toBeVisible();
  isDown = false;
  await again.click();
  await expect.element(page.getByText('Nothing is left for you to do.')).toBeVisible();
});

test('registrations that were not sent or were rejected have no checklist', async () => {
  const calls = mockEndpoint(getOwnReadiness, () => []);
  has([
    sampleOrder(),
    sampleOrder({ _id: sampleIds.addonOrder, status: 'SUBMITTED', registrationStatus: 'REG_REJECTED' }),
  ]);
  await show();
  await expect.element(registered().getByText('Not approved').first()).toBeVisible();
  expect(calls).toEqual([]);
});

test('a question of the registrar is answered on its card, and a refusal keeps what was typed', async () => {
  let isRefused = true;
  has([
    sampleOrder({
      status: 'SUBMITTED',
      registrationStatus: 'PENDING_REG_APPROVAL',
      submittedDate: '2026-11-02T10:00:00Z',
      resumeAt: null,
      questions: [{ question: 'Which parish is it?', askedAt: '2026-11-03T10:00:00Z' }],
    }),
  ]);
  const calls = mockEndpoint(answerQuestion, ({ params }) => {
    if (isRefused) throw new Refusal('QUESTION_ANSWERED');
    return { _id: params.orderId };
  });
  await show();
  const own = card(open.name);
  await expect.element(own.getByText('Question for you')).toBeVisible();
  await expect.element(own.getByText('Which parish is it?')).toBeVisible();
  const field = own.getByRole('textbox', { name: 'Your answer' });
  await field.fill('Kaipuzha');
  await own.getByRole('button', { name: 'Send answer' }).click();
  await expect.element(own.getByText(errorCatalogue.QUESTION_ANSWERED.message).first()).toBeVisible();
  await expect.element(field).toHaveValue('Kaipuzha');
  isRefused = false;
  await own.getByRole('button', { name: 'Send answer' }).click();
  await expect.poll(() => calls.length).toBe(2);
  expect(calls[1]).toMatchObject({ params: { orderId: sampleIds.order }, body: { answer: 'Kaipuzha' } });
  await expectNoAxeViolations();
});
