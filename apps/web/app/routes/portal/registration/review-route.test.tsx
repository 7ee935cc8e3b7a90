import { getAddonReview } from '@sangamam/contract/orders/addon-orders/addon-order-endpoints';
import type { OrderSummary, Review } from '@sangamam/contract/orders/order';
import {
  getReviewById,
  listOrderHistory,
  submitForApproval,
  submitForApprovalById,
} from '@sangamam/contract/orders/order-endpoints';
import { listFilteredPackages } from '@sangamam/contract/conventions/packages/package-endpoints';
import { getMasterData } from '@sangamam/contract/conventions/reference-data/reference-endpoints';
import { getListVisibility } from '@sangamam/contract/people/visibility/list-visibility-endpoints';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';

import { expectNoAxeViolations } from '../../../../test/axe.ts';
import { Elsewhere } from '../../../../test/elsewhere.tsx';
import { mockEndpoint, Refusal } from '../../../../test/mock-endpoint.ts';
import { renderApp } from '../../../../test/render-app.tsx';
import { sampleIds, sampleOrder, samplePerson, sampleReview } from '../../../../test/sample-orders.ts';
import RegistrationLayout from './registration-layout.tsx';
import ReviewPage from './review-route.tsx';

const elsewhere = ['participants', 'packages', 'upgrade-package', 'addons', 'confirmation', 'payment/:id'];

function show({
  order = sampleOrder(),
  review = sampleReview(),
  state = {},
  search = '',
  scheme = 'light',
}: {
  order?: OrderSummary;
  review?: Review | Refusal;
  state?: object;
  search?: string;
  scheme?: 'light' | 'dark';
} = {}) {
  mockEndpoint(listOrderHistory, () => [order]);
  mockEndpoint(getReviewById, () => {
    if (review instanceof Refusal) throw review;
    return review;
  });
  const Review = () => (
    <main>
      <ReviewPage />
    </main>
  );
  return renderApp(
    [
      {
        path: '/',
        Component: RegistrationLayout,
        children: [
          { path: 'review', Component: Review },
          ...elsewhere.map((path) => ({ path, Component: Elsewhere })),
        ],
      },
    ],
    { at: { pathname: '/review', search, state }, as: { id: sampleIds.user }, scheme },
  );
}

const heading = (name: string) => page.getByRole('heading', { level: 1, name });
const button = (name: string) => page.getByRole('button', { name });
const agree = () => page.getByRole('checkbox', { name: /I have read and agree/u }).click();
const sent = {
  orderId: sampleIds.order,
  tmpConvRegNo: 'T2KX7A9',
  status: 'SUBMITTED',
  registrationStatus: 'PENDING_REG_APPROVAL',
  paymentStatus: null,
  total: 1100,
} as const;

const silver = {
  _id: sampleIds.package,
  conventionId: sampleIds.convention,
  name: 'SILVER FAMILY',
  price: 1200,
  cadPrice: 1645,
  shortDescription: 'One room',
  benefits: [],
  offers: [{ offerDescription: 'Early bird', salePrice: 1050, cadSalePrice: 1440 }],
  logoType: 'SILVER',
  placesLeft: null,
  eligibility: { minPeople: null, maxPeople: null, minAge: null, maxAge: null },
  clearedOnParticipantChange: false,
} as const;

beforeEach(() => {
  mockEndpoint(listFilteredPackages, () => ({
    packages: [{ ...silver, benefits: [], offers: [...silver.offers] }],
    selectedPackageId: silver._id,
  }));
  mockEndpoint(getMasterData, () => []);
  mockEndpoint(getListVisibility, () => ({ hiddenFromList: false }));
});

describe('an open registration', () => {
  test.for(['light', 'dark'] as const)(
    'the review shows everything, and each part links back to its page (%s)',
    async (scheme) => {
      await show({ scheme });
      await expect.element(heading('Review the details')).toBeVisible();
      await expect.element(page.getByRole('table', { name: /Basic Info: Anna Mathew/u })).toBeVisible();
      await expect.element(page.getByText('Total, before any fee $1,100 USD')).toBeVisible();
      await expect.element(page.getByText('You save $150')).toBeVisible();
      await expect.element(page.getByText(/^Please check everything\. .+ · July \d/u)).toBeVisible();
      await expect.element(page.getByText('A cot, please')).toBeVisible();
      await expect.element(page.getByText(/^Convenience fee/u)).toBeVisible();
      await expect
        .element(
          page.getByText(
            /^Curfew is from 1:00 AM to 6:00 AM\. Under-21s may not leave the hotel after 11:30 PM\./u,
          ),
        )
        .toBeVisible();
      const edits = page.getByRole('link', { name: /^Edit/u }).elements();
      expect(edits.map((link) => link.getAttribute('href'))).toEqual([
        '/participants',
        '/packages',
        '/upgrade-package',
        '/addons',
      ]);
      expect(page.getByText('Someone under 18 is attending').elements()).toHaveLength(0);
      await button('READ MORE').click();
      await expect.element(page.getByText(/^From 1:00 AM to 6:00 AM/u)).toBeVisible();
      await button('COLLAPSE').click();
      await expect.element(page.getByText(/^From 1:00 AM to 6:00 AM/u)).not.toBeVisible();
      await expectNoAxeViolations();
    },
  );

  test.for([
    [false, true],
    [true, false],
  ] as const)(
    'the line for the public list starts as the family chose before (hidden: %s), and is sent as ticked',
    async ([hiddenFromList, isTicked]) => {
      mockEndpoint(getListVisibility, () => ({ hiddenFromList }));
      const calls = mockEndpoint(submitForApproval, () => sent);
      await show();
      const line = page.getByRole('checkbox', {
        name: "Show our adults' names on the public participant list",
      });
      await expect.element(line).toBeVisible();
      expect((line.element() as HTMLInputElement).checked).toBe(isTicked);
      await line.click();
      await agree();
      await button('Send for approval').click();
      await expect.poll(() => calls[0]?.body).toEqual({ expectedTotal: 1100, listPublicly: !isTicked });
    },
  );

  test('people are one line each, with the table of their details inside', async () => {
    const people = [samplePerson('Anna'), samplePerson('Riya', 'DAUGHTER', '2014-05-15')];
    await show({ review: sampleReview({ participantsData: people }) });
    const riya = page.getByText(/^Riya Mathew\s*Daughter, \d+ years?$/u);
    await expect.element(riya).toBeVisible();
    expect(page.getByRole('table', { name: /^Basic Info/u }).elements()).toHaveLength(0);
    await riya.click();
    await expect.element(page.getByRole('table', { name: 'Basic Info: Riya Mathew' })).toBeVisible();
    await expectNoAxeViolations();
  });

  test('a registration with a minor names the custodian consent form', async () => {
    await show({
      review: sampleReview({
        participantsData: [samplePerson('Anna'), samplePerson('Riya', 'DAUGHTER', '2014-05-15')],
        isAllParticpantsAdults: false,
      }),
    });
    const form = page.getByRole('link', { name: /^Open the form/u });
    await expect.element(form).toHaveAttribute('href', 'https://www.example.org/consent.pdf');
    await expect.element(page.getByText(/Upload it from My Account/u)).toBeVisible();
    expect(page.getByText('No adult is attending').elements()).toHaveLength(0);
  });

  test('a registration of minors only explains the responsible adult', async () => {
    const child = samplePerson('Riya', 'DAUGHTER', '2090-05-15');
    await show({ review: sampleReview({ participantsData: [child], isAllParticpantsAdults: false }) });
    await expect.element(page.getByText('No adult is attending')).toBeVisible();
    await expectNoAxeViolations();
  });

  test('a registration is sent for approval once the terms are accepted', async () => {
    const calls = mockEndpoint(submitForApproval, () => sent);
    await show();
    await button('Send for approval').click();
    await expect.element(page.getByText(/^Please read and agree/u)).toBeVisible();
    expect(calls).toHaveLength(0);
    await agree();
    await button('Send for approval').click();
    await expect.element(heading(`/confirmation?order=${sampleIds.order}`)).toBeVisible();
    await expect.element(page.getByText(/"fromSubmitForApproval":true/u)).toBeVisible();
    expect(calls[0]?.body).toEqual({ expectedTotal: 1100, listPublicly: true });
  });

  test('Make payment sends the registration and leads to the payment', async () => {
    mockEndpoint(submitForApproval, () => sent);
    await show();
    await agree();
    await button('Make payment').click();
    await expect.element(heading(`/payment/${sampleIds.order}`)).toBeVisible();
  });

  test('a registration without a price offers no payment', async () => {
    await show({ review: sampleReview({ totalAmout: 0, totalCadAmount: 0 }) });
    await expect.element(button('Send for approval')).toBeVisible();
    expect(button('Make payment').elements()).toHaveLength(0);
  });

  test.for([
    ['/participants', { participantsData: [] }],
    ['/packages', { packageData: null }],
  ] as const)('the review redirects to %s if that part is missing', async ([path, missing]) => {
    await show({
      review: sampleReview({
        ...missing,
        participantsData: path === '/packages' ? [samplePerson('Anna')] : [],
      }),
    });
    await expect.element(heading(path)).toBeVisible();
  });

  test('a changed price is shown before the registration is sent again', async () => {
    const totals: (number | undefined)[] = [];
    mockEndpoint(submitForApproval, ({ body }) => {
      totals.push(body?.expectedTotal);
      mockEndpoint(getReviewById, () => sampleReview({ totalAmout: 1300 }));
      if (totals.length === 1) throw new Refusal('PRICE_CHANGED');
      return sent;
    });
    await show();
    await agree();
    await button('Send for approval').click();
    await expect
      .element(page.getByText(/^It was \$1,100 USD when you looked, and is \$1,300 USD now/u))
      .toBeVisible();
    await button('Send for approval').click();
    await expect.element(heading(`/confirmation?order=${sampleIds.order}`)).toBeVisible();
    expect(totals).toEqual([1100, 1300]);
  });

  test('a missing response is not reported as unsent, and sending again works', async () => {
    let tries = 0;
    mockEndpoint(submitForApproval, () => {
      tries += 1;
      if (tries <= 2) throw new TypeError('Failed to fetch');
      return sent;
    });
    await show();
    await agree();
    await button('Send for approval').click();
    await expect.element(page.getByText("We didn't get a response")).toBeInViewport();
    expect(page.getByText('Your registration was not sent').elements()).toHaveLength(0);
    await button('Send for approval').click();
    await expect.element(heading(`/confirmation?order=${sampleIds.order}`)).toBeVisible();
  });

  test('sending again after a lost response continues to the payment', async () => {
    const calls = mockEndpoint(submitForApproval, () => {
      if (calls.length === 1) throw new TypeError('Failed to fetch');
      return sent;
    });
    await show();
    await agree();
    await button('Make payment').click();
    await expect.element(heading(`/payment/${sampleIds.order}`)).toBeVisible();
    expect(calls).toHaveLength(2);
  });

  test.for([
    ['View packages', '/packages', undefined],
    ['View add-ons', '/upgrade-package', 'selectedAddonData'],
  ] as const)('after a sold-out refusal "%s" leads to another choice', async ([words, path, field]) => {
    mockEndpoint(submitForApproval, () => {
      throw new Refusal('SOLD_OUT', field);
    });
    await show();
    await agree();
    await button('Send for approval').click();
    await page.getByRole('link', { name: words }).click();
    await expect.element(heading(path)).toBeVisible();
    await expect.element(page.getByText(/"fromReviewPage":true/u)).toBeVisible();
  });
});

describe('a read-only review', () => {
  test.for([
    ['from My Account', {}, { comeFrom: 'myAccount' }],
    ['once it was sent', { status: 'SUBMITTED', registrationStatus: 'PENDING_REG_APPROVAL' }, {}],
  ] as const)('the review is read-only %s', async ([, states, state]) => {
    await show({ order: sampleOrder(states), review: sampleReview(states), state });
    await expect.element(heading('Registration Summary')).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Go to my account page' })).toBeVisible();
    const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
    await expect.element(trail.getByRole('link', { name: 'My account' })).toBeVisible();
    const print = vi.spyOn(globalThis, 'print').mockImplementation(() => undefined);
    await button('Print').click();
    expect(print).toHaveBeenCalledOnce();
    print.mockRestore();
    expect(page.getByRole('link', { name: /^Edit/u }).elements()).toHaveLength(0);
    expect(page.getByRole('checkbox').elements()).toHaveLength(0);
    expect(button('Send for approval').elements()).toHaveLength(0);
    await expectNoAxeViolations();
  });
});

test.for(['ORDER_NOT_FOUND', 'RQST_PARAMS_INVALID'] as const)(
  'a refused review says that the registration could not be found (%s)',
  async (code) => {
    await show({ review: new Refusal(code) });
    await expect.element(heading('The registration could not be found')).toBeVisible();
  },
);

test('the review says that an unknown registration could not be found', async () => {
  await show({ search: '?order=somebody-elses' });
  await expect.element(heading('The registration could not be found')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Go to My Account Page' })).toBeVisible();
});

describe('an add-on order', () => {
  const order = sampleOrder({ _id: sampleIds.addonOrder, parentOrderId: sampleIds.order, packageName: null });
  const review = sampleReview({
    orderId: sampleIds.addonOrder,
    packageData: null,
    totalAmout: 50,
    lines: [{ kind: 'ADDON', title: 'Convention jersey', detail: 'Medium', quantity: 2, amount: 50 }],
  });
  const whole = (wanted: Partial<Review> = {}) => ({
    ...review,
    ...wanted,
    parentOrderId: sampleIds.order,
    reason: null,
  });
  const search = `?order=${sampleIds.addonOrder}`;

  test('an add-on order leads straight to its payment', async () => {
    mockEndpoint(getAddonReview, () => whole());
    const calls = mockEndpoint(submitForApprovalById, () => ({ ...sent, orderId: sampleIds.addonOrder }));
    await show({ order, search });
    await expect.element(heading('Review the details')).toBeVisible();
    await expect.element(page.getByRole('table').getByText(/^Convention jersey/u)).toBeVisible();
    expect(button('Send for approval').elements()).toHaveLength(0);
    await expectNoAxeViolations();
    await agree();
    await button('Make payment').click();
    await expect.element(heading(`/payment/${sampleIds.addonOrder}`)).toBeVisible();
    expect(calls).toMatchObject([{ params: { orderId: sampleIds.addonOrder }, body: { expectedTotal: 50 } }]);
  });

  test('an add-on order with only a request is sent without payment', async () => {
    mockEndpoint(getAddonReview, () => whole({ totalAmout: 0, totalCadAmount: 0, lines: [] }));
    mockEndpoint(submitForApprovalById, () => ({ ...sent, orderId: sampleIds.addonOrder }));
    await show({ order, search });
    await agree();
    expect(button('Make payment').elements()).toHaveLength(0);
    await button('Send for approval').click();
    await expect.element(heading(`/confirmation?order=${sampleIds.addonOrder}`)).toBeVisible();
    await expect.element(page.getByText(/"paymentType":"NA"/u)).toBeVisible();
  });

  test('a sent add-on order is read-only', async () => {
    mockEndpoint(getAddonReview, () =>
      whole({ status: 'PAYMENT_NOT_DONE', registrationStatus: 'REG_APPROVED' }),
    );
    await show({
      order: { ...order, status: 'PAYMENT_NOT_DONE', registrationStatus: 'REG_APPROVED' },
      search,
    });
    await expect.element(heading('Registration Summary')).toBeVisible();
    expect(page.getByRole('checkbox').elements()).toHaveLength(0);
    expect(page.getByRole('link', { name: /^Edit/u }).elements()).toHaveLength(0);
  });

  test('an unknown add-on order is reported as not found', async () => {
    mockEndpoint(getAddonReview, () => {
      throw new Refusal('ORDER_NOT_FOUND');
    });
    await show({ order, search });
    await expect.element(heading('The registration could not be found')).toBeVisible();
  });

  test('a sold-out add-on leads to the add-ons of its order', async () => {
    mockEndpoint(getAddonReview, () => whole());
    mockEndpoint(submitForApprovalById, () => {
      throw new Refusal('SOLD_OUT', 'selectedAddonData');
    });
    await show({ order, search });
    await agree();
    await button('Make payment').click();
    await page.getByRole('link', { name: 'View add-ons' }).click();
    await expect.element(heading(`/addons${search}`)).toBeVisible();
  });
});
