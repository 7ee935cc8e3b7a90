import type { StaffRole } from '@sangamam/contract/accounts/roles';
import { listConventionChoices } from '@sangamam/contract/conventions/configuration/convention-choice-endpoints';
import type { EndpointData } from '@sangamam/contract/http/endpoint';
import { getOverview } from '@sangamam/contract/reports/overview/overview-endpoints';
import { getPlots } from '@sangamam/contract/reports/plots/plot-endpoints';
import { getOverviewWeek } from '@sangamam/contract/reports/overview/week-endpoints';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { ConventionSwitch } from '#web/features/staff/shell/convention-switch.tsx';

import { expectNoAxeViolations } from '../../../../../test/axe.ts';
import { mockEndpoint, Refusal } from '../../../../../test/mock-endpoint.ts';
import { renderApp } from '../../../../../test/render-app.tsx';
import { OverviewView } from './overview-view.tsx';

const current = '01970000-0000-7000-8000-0000000000a1';
const before = '01970000-0000-7000-8000-0000000000a2';

const overview: EndpointData<typeof getOverview> = {
  counts: [
    {
      key: 'TO_DECIDE',
      count: 12,
      expected: null,
      amounts: [],
      oldest: new Date(Date.now() - 5 * 86_400_000).toISOString(),
    },
    {
      key: 'PAYMENTS_TO_MATCH',
      count: 3,
      expected: null,
      amounts: [
        { currency: 'USD', amount: 1_200 },
        { currency: 'CAD', amount: 300 },
      ],
      oldest: null,
    },
    { key: 'NEW_MESSAGES', count: 0, expected: null, amounts: [], oldest: null },
    { key: 'PEOPLE_HERE', count: 4, expected: 12, amounts: [], oldest: null },
    { key: 'TRAVEL_MISSING', count: 7, expected: null, amounts: [], oldest: null },
    { key: 'REJECTED', count: 2, expected: null, amounts: [], oldest: null },
  ],
  money: [{ currency: 'USD', total: 90_000, received: 60_000, open: 29_000, waived: 1_500, over: 500 }],
  families: { active: 20, ready: 6 },
};

const week: EndpointData<typeof getOverviewWeek> = {
  numbers: [
    { key: 'SENT', now: 12, before: 9 },
    { key: 'CONFIRMED', now: 4, before: 6 },
    { key: 'CANCELLED', now: 0, before: 1 },
    {
      key: 'RECEIVED',
      amounts: [
        { currency: 'USD', now: 12_300, before: 800 },
        { currency: 'CAD', now: 0, before: 450 },
      ],
    },
  ],
  days: [
    {
      key: 'EARLY_BIRD',
      conventionId: current,
      conventionName: 'Sangamam 2027',
      date: '2027-02-11',
      daysLeft: 1,
    },
    {
      key: 'HOTEL_CUTOFF',
      conventionId: current,
      conventionName: 'Sangamam 2027',
      date: '2027-06-22',
      daysLeft: 132,
    },
    ...(['CARDS', 'PICTURE', 'FIRST_DAY'] as const).map((key) => ({
      key,
      conventionId: current,
      conventionName: 'Sangamam 2027',
      date: '2027-07-01',
      daysLeft: 141,
    })),
    {
      key: 'TRAVEL',
      conventionId: current,
      conventionName: 'Sangamam 2027',
      date: '2027-06-17',
      daysLeft: 127,
    },
  ],
};

beforeEach(() => {
  mockEndpoint(getOverviewWeek, () => week);
  mockEndpoint(getPlots, () => []);
  mockEndpoint(listConventionChoices, () => [
    {
      _id: current,
      name: 'Sangamam 2027',
      startDate: '2027-07-01',
      endDate: '2027-07-04',
      timeZone: 'America/New_York',
      isCurrent: true,
      isOpenToStaff: true,
    },
    {
      _id: before,
      name: 'Sangamam 2025',
      startDate: '2025-07-01',
      endDate: '2025-07-04',
      timeZone: 'America/New_York',
      isCurrent: false,
      isOpenToStaff: true,
    },
  ]);
});

const show = (scheme: 'light' | 'dark' = 'light', roles: readonly StaffRole[] = ['DESK']) =>
  renderApp(
    [
      {
        path: '/admin',
        Component: () => (
          <main>
            <h1>Overview</h1>
            <ConventionSwitch />
            <OverviewView roles={roles} />
          </main>
        ),
      },
    ],
    { as: { type: 'STAFF' }, scheme },
  );
const moneyOf = () => page.getByRole('region', { name: 'Money' });
const tile = (name: RegExp) => page.getByRole('link', { name });

test.for(['light', 'dark'] as const)(
  'each number leads to what it counts, in the convention that is shown (%s)',
  async (scheme) => {
    mockEndpoint(getOverview, () => overview);
    await show(scheme);
    await expect
      .element(tile(/^12 Registrations to decide.*waited for 5 days/u))
      .toHaveAttribute(
        'href',
        `/admin/registrations?registrationStatus=PENDING_REG_APPROVAL&conventionId=${current}`,
      );
    await expect.element(tile(/^3 Payments to match.*\$1,200 USD · \$300 CAD/u)).toBeVisible();
    await expect
      .element(tile(/^7 Travel plans missing/u))
      .toHaveAttribute('href', `/admin/checklists?open=TRAVEL&openFor=FAMILY&conventionId=${current}`);
    await expect
      .element(tile(/^4 People here.*of 12 expected/u))
      .toHaveAttribute('href', `/admin/desk?conventionId=${current}`);
    // Messages belong to no convention.
    await expect.element(tile(/^0 New messages/u)).toHaveAttribute('href', '/admin/messages?state=NEW');
    await expect.element(page.getByText('6 of 20 families have everything.')).toBeVisible();
    await expect
      .element(moneyOf())
      .toMatchTextContent(
        /\$90,000.*\$60,000.*\$29,000.*\$30,000 USD = \$29,000 USD still open \+ \$1,500 USD waived \(approved short\) − \$500 USD too much/u,
      );
    await expectNoAxeViolations();
  },
);

test('each amount leads to the registrations that it is the sum of, for the treasurer also to the open balances', async () => {
  mockEndpoint(getOverview, () => overview);
  const link = (name: RegExp) => moneyOf().getByRole('link', { name });
  const registrations = `/admin/registrations?places=HELD&currency=USD&conventionId=${current}`;
  const screen = await show();
  for (const name of [/90,000.*Total/u, /60,000.*Received/u, /29,000.*Still open/u])
    await expect.element(link(name)).toHaveAttribute('href', registrations);
  await screen.unmount();
  await show('light', ['TREASURER']);
  await expect.element(link(/60,000.*Received/u)).toHaveAttribute('href', registrations);
  await expect
    .element(link(/29,000.*Still open/u))
    .toHaveAttribute(
      'href',
      `/admin/payments/books?conventionId=${current}&book=${current}.USD#open-balances`,
    );
});

test('another convention, or all of them, is asked for and remembered', async () => {
  const calls = mockEndpoint(getOverview, () => overview);
  await show();
  const choice = page.getByLabelText('Convention');
  await expect.element(choice).toHaveValue(current);
  await choice.selectOptions('Sangamam 2025');
  await expect.element(tile(/Rejected$/u)).toHaveAttribute('href', expect.stringContaining(before));
  await choice.selectOptions('All conventions');
  await expect
    .element(tile(/Rejected$/u))
    .toHaveAttribute('href', expect.stringContaining('conventionId=all'));
  expect(calls.map(({ query }) => query)).toEqual([{ conventionId: current }, { conventionId: before }, {}]);
});

test('an overview that cannot be loaded is tried again', async () => {
  let isDown = true;
  mockEndpoint(getOverview, () => {
    if (isDown) throw new Refusal('INTERNAL_ERROR');
    return overview;
  });
  await show();
  const again = page.getByRole('button', { name: 'Try again' });
  await expect.element(again).toBeVisible();
  isDown = false;
  await again.click();
  await expect.element(tile(/^12 Registrations/u)).toBeVisible();
});

test('a reader whose roles see no money and no families is shown neither', async () => {
  mockEndpoint(getOverview, () => ({
    counts: overview.counts.filter(({ key }) => key === 'NEW_MESSAGES'),
    money: null,
    families: null,
  }));
  mockEndpoint(getOverviewWeek, () => ({ numbers: [], days: [] }));
  await show();
  await expect.element(tile(/^0 New messages/u)).toBeVisible();
  await expect.element(page.getByText('Nothing is waiting for you.')).toBeVisible();
  await expect.element(page.getByText('No day of this convention lies ahead.')).toBeVisible();
  const headings = page
    .getByRole('heading', { level: 2 })
    .elements()
    .map(({ textContent }) => textContent);
  expect(headings).toEqual(['Needs attention', 'Coming up']);
});

test('on a phone nothing is wider than the screen', async () => {
  await page.viewport(360, 780);
  mockEndpoint(getOverview, () => ({
    ...overview,
    money: [
      { currency: 'CAD' as const, total: 1_314_283, received: 1_204_478, open: 109_805, waived: 0, over: 0 },
    ],
  }));
  await show();
  await expect.element(moneyOf()).toMatchTextContent(/\$1,314,283/u);
  const { scrollWidth, clientWidth } = document.documentElement;
  expect(scrollWidth).toBe(clientWidth);
});

test('the days that come next lead to what they are about where the reader may see it, and the week is compared', async () => {
  mockEndpoint(getOverview, () => overview);
  await show();
  const days = page.getByRole('region', { name: 'Coming up' });
  await expect.element(days.getByRole('listitem').nth(0)).toMatchTextContent(/tomorrow.*early-bird prices/u);
  await days.getByText('2 later days').click();
  await expect
    .element(days.getByRole('link', { name: 'Travel plans are due' }))
    .toHaveAttribute('href', `/admin/checklists?open=TRAVEL&openFor=FAMILY&conventionId=${current}`);
  await expect.element(days.getByText('The hotel stops keeping rooms')).toBeVisible();
  expect(days.getByRole('link', { name: 'The hotel stops keeping rooms' }).elements()).toHaveLength(0);
  // The name of the convention stands there only when all are shown.
  expect(days.getByText('Sangamam 2027').elements()).toHaveLength(0);
  const numbers = page.getByRole('region', { name: 'The last seven days' });
  await expect
    .element(numbers)
    .toMatchTextContent(
      /Registrations sent.*12.*9 the week before.*Money received.*\$12,300 USD.*\$800 USD the week before.*\$0 CAD.*\$450 CAD the week before/u,
    );
  await page.getByLabelText('Convention').selectOptions('All conventions');
  await expect.element(days.getByText('Sangamam 2027').first()).toBeVisible();
  await expectNoAxeViolations();
});

test('follow-ups that are due and what is assigned to the reader lead to the lists with their filters', async () => {
  const one = { expected: null, amounts: [], oldest: null };
  mockEndpoint(getOverview, () => ({
    ...overview,
    counts: [
      { key: 'PAYMENT_FOLLOW_UPS' as const, count: 2, ...one },
      { key: 'MESSAGE_FOLLOW_UPS' as const, count: 0, ...one },
      { key: 'MY_PAYMENTS' as const, count: 5, ...one },
      { key: 'MY_MESSAGES' as const, count: 0, ...one },
    ],
  }));
  await show();
  await expect
    .element(tile(/^2 Payments to follow up/u))
    .toHaveAttribute('href', `/admin/payments?followUp=due&conventionId=${current}`);
  await expect
    .element(tile(/^0 Messages to follow up/u))
    .toHaveAttribute('href', '/admin/messages?followUp=due');
  const own = page.getByRole('region', { name: 'Assigned to you' });
  await expect
    .element(own.getByRole('link', { name: /^5 Your payments/u }))
    .toHaveAttribute('href', `/admin/payments?assigned=me&conventionId=${current}`);
  await expect
    .element(own.getByRole('link', { name: /^0 Your open messages/u }))
    .toHaveAttribute('href', '/admin/messages?assigned=me&state=OPEN');
  await expectNoAxeViolations();
});

test('a reader to whom nothing is assigned reads nothing of it', async () => {
  const one = { count: 0, expected: null, amounts: [], oldest: null };
  mockEndpoint(getOverview, () => ({
    ...overview,
    counts: [...overview.counts, { key: 'MY_PAYMENTS' as const, ...one }],
  }));
  await show();
  await expect.element(tile(/^12 Registrations to decide/u)).toBeVisible();
  await expect.element(page.getByText('Assigned to you')).not.toBeInTheDocument();
});

test('without the week, the numbers stand all the same', async () => {
  mockEndpoint(getOverview, () => overview);
  mockEndpoint(getOverviewWeek, () => {
    throw new Refusal('INTERNAL_ERROR');
  });
  await show();
  await expect.element(tile(/^12 Registrations/u)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
});
