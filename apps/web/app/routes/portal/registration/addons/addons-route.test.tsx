import type { CatalogueAddon, SelectedAddon } from '@sangamam/contract/conventions/addons/addon';
import { listAddons } from '@sangamam/contract/conventions/addons/addon-endpoints';
import {
  createAddonOrder,
  upgradeAddons,
  type OpenAddonOrder,
} from '@sangamam/contract/orders/addon-orders/addon-order-endpoints';
import {
  joinAddonWaitList,
  listOwnWaitLists,
  type OwnWaitLists,
  type WaitListOfAddon,
} from '@sangamam/contract/orders/wait-list/wait-list-endpoints';
import type { OrderSummary } from '@sangamam/contract/orders/order';
import { getOrder, listOrderHistory } from '@sangamam/contract/orders/order-endpoints';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { expectNoAxeViolations } from '../../../../../test/axe.ts';
import { Elsewhere } from '../../../../../test/elsewhere.tsx';
import { mockEndpoint, Refusal } from '../../../../../test/mock-endpoint.ts';
import { renderApp } from '../../../../../test/render-app.tsx';
import {
  sampleId,
  sampleIds,
  sampleOrder,
  sampleReview,
  sampleWholeOrder,
} from '../../../../../test/sample-orders.ts';
import AddonsPage from './addons-route.tsx';
import RegistrationLayout from '../registration-layout.tsx';

const book: CatalogueAddon = {
  _id: 'book',
  conventionId: sampleIds.convention,
  title: 'Souvenir book',
  shortDescription: 'Stories and photographs',
  type: 'SINGLE_FIELD',
  singleField: { label: 'Copies', price: 15, cadPrice: 20 },
};

const chosen = (quantity: number): SelectedAddon => ({
  type: 'SINGLE_FIELD',
  addonId: 'book',
  title: 'Souvenir book',
  data: { key: 'Copies', value: { price: 15, quantity } },
});

const confirmed = sampleOrder({
  status: 'CONFIRMED',
  registrationStatus: 'REG_APPROVED',
  paymentStatus: 'PAYMENT_APPROVED',
  submittedDate: '2026-11-02T10:00:00Z',
  resumeAt: null,
});
const open = sampleOrder({
  _id: sampleIds.addonOrder,
  parentOrderId: sampleIds.order,
  packageName: null,
  resumeAt: null,
});

/** The add-ons selected in each order, by order id. */
function show(
  orders: OrderSummary[],
  selections: Record<string, SelectedAddon[]>,
  {
    state = {},
    catalogue = [book],
    stored = { revision: 0 },
    scheme = 'light',
  }: {
    state?: object;
    catalogue?: CatalogueAddon[];
    stored?: { revision: number };
    scheme?: 'light' | 'dark';
  } = {},
) {
  mockEndpoint(listOrderHistory, () => orders);
  mockEndpoint(listAddons, () => catalogue);
  mockEndpoint(getOrder, ({ params: { orderId } }) => {
    const selectedAddons = selections[orderId];
    if (!selectedAddons) throw new Refusal('ORDER_NOT_FOUND');
    return sampleWholeOrder({ _id: orderId, selectedAddons, selectionRevision: stored.revision });
  });
  const Addons = () => (
    <main>
      <AddonsPage />
    </main>
  );
  return renderApp(
    [
      {
        path: '/',
        Component: RegistrationLayout,
        children: [
          { path: 'addons', Component: Addons },
          { path: 'review', Component: Elsewhere },
        ],
      },
    ],
    { at: { pathname: '/addons', state }, as: { id: sampleIds.user }, scheme },
  );
}

const fromMyAccount = { orderId: sampleIds.order, fromMyAccount: true };
const heading = (name: string) => page.getByRole('heading', { level: 1, name });
const copies = () => page.getByRole('textbox', { name: 'Copies' });
const save = () => page.getByRole('button', { name: 'Save & Goto Review' }).click();
const saved: OpenAddonOrder = {
  orderId: sampleIds.addonOrder,
  parentOrderId: sampleIds.order,
  tmpConvRegNo: 'T2KX7A9',
  status: 'INCOMPLETE',
  selectedAddons: [],
  specialRequest: '',
  revision: 1,
};

test('a selection that was changed elsewhere is shown before it is replaced', async () => {
  const selections = { [sampleIds.order]: [], [sampleIds.addonOrder]: [chosen(1)] };
  const stored = { revision: 1 };
  const calls = mockEndpoint(upgradeAddons, ({ body }) => {
    if (body.revision === stored.revision) return saved;
    throw new Refusal('CONFLICT');
  });
  await show([confirmed, open], selections, { state: fromMyAccount, stored });
  await expect.element(copies()).toHaveValue('1');
  // Another tab saves a selection meanwhile.
  stored.revision = 2;
  await copies().fill('3');
  await save();
  await page.getByRole('button', { name: 'Show the newer version' }).click();
  await expect.element(copies()).toHaveValue('3');
  await save();
  await expect.poll(() => calls.map(({ body }) => body.revision)).toEqual([1, 2]);
});

test('a confirmed family starts an add-on order and sees what it already has', async () => {
  const calls = mockEndpoint(createAddonOrder, () => saved);
  await show([confirmed], { [sampleIds.order]: [chosen(2)] }, { state: fromMyAccount });
  await expect.element(heading('Buy Additional Addons')).toBeVisible();
  await expect.element(page.getByText('Souvenir book, Copies × 2')).toBeVisible();
  await expect.element(copies()).toHaveValue('');
  await expectNoAxeViolations();
  await copies().fill('3');
  mockEndpoint(listOrderHistory, () => [open, confirmed]);
  await save();
  await expect.element(heading(`/review?order=${sampleIds.addonOrder}`)).toBeVisible();
  await expect.element(page.getByText(/"comeFrom":"addonUpdateComponent"/u)).toBeVisible();
  await expect.element(page.getByText('Addon added successfully')).toBeVisible();
  expect(calls[0]?.body?.selectedAddonData).toMatchObject([
    { addonId: 'book', data: { value: { quantity: 3 } } },
  ]);
});

const shuttle: CatalogueAddon = {
  _id: 'shuttle',
  conventionId: sampleIds.convention,
  title: 'Airport shuttle',
  shortDescription: 'For the whole family',
  type: 'YES_NO',
  yesOrNo: { price: 60, cadPrice: 80 },
};
const chosenShuttle: SelectedAddon = {
  type: 'YES_NO',
  addonId: 'shuttle',
  title: 'Airport shuttle',
  data: { key: 'Yes', value: { price: 60, quantity: 1 } },
};

test.for(['light', 'dark'] as const)(
  'an add-on that is chosen once is not offered again to a family that has it (%s)',
  async (scheme) => {
    const calls = mockEndpoint(upgradeAddons, () => saved);
    await show(
      [open, confirmed],
      { [sampleIds.order]: [chosenShuttle, chosen(2)], [sampleIds.addonOrder]: [chosenShuttle, chosen(1)] },
      { state: fromMyAccount, catalogue: [shuttle, book], scheme },
    );
    const block = page.getByRole('group', { name: 'Airport shuttle' });
    await expect.element(block.getByText('You already have this.')).toBeVisible();
    expect(block.getByRole('radio').elements()).toEqual([]);
    await expect
      .element(page.getByRole('group', { name: 'Souvenir book' }).getByText('You already have: Copies × 2'))
      .toBeVisible();
    await expectNoAxeViolations();
    await save();
    await expect.element(heading(`/review?order=${sampleIds.addonOrder}`)).toBeVisible();
    expect(calls[0]?.body.selectedAddonData.map(({ addonId }) => addonId)).toEqual(['book']);
  },
);

test('an add-on with prices by age says who attends, also after the registration', async () => {
  const park: CatalogueAddon = {
    _id: 'park',
    conventionId: sampleIds.convention,
    title: 'Theme park day',
    shortDescription: 'With lunch',
    type: 'ADULT_CHILDREN',
    adultOrChildren: { adultPrice: 120, cadAdultPrice: 165, childrenPrice: 95, cadChildrenPrice: 130 },
  };
  await show([confirmed], { [sampleIds.order]: [] }, { state: fromMyAccount, catalogue: [park] });
  const block = page.getByRole('group', { name: 'Theme park day' });
  await expect.element(block.getByText(/^Attending: /u)).toBeVisible();
});

test('an open add-on order is continued and its selection replaced', async () => {
  const calls = mockEndpoint(upgradeAddons, () => saved);
  await show(
    [open, confirmed],
    { [sampleIds.order]: [], [sampleIds.addonOrder]: [chosen(4)] },
    { state: fromMyAccount },
  );
  await expect.element(copies()).toHaveValue('4');
  await copies().fill('1');
  await save();
  await expect.element(heading(`/review?order=${sampleIds.addonOrder}`)).toBeVisible();
  expect(calls).toMatchObject([
    {
      query: { orderId: sampleIds.addonOrder },
      body: { selectedAddonData: [{ data: { value: { quantity: 1 } } }] },
    },
  ]);
});

test('a failed save is shown and the selection kept', async () => {
  mockEndpoint(createAddonOrder, () => {
    throw new Refusal('ADDONS_NOT_POSSIBLE');
  });
  await show([confirmed], { [sampleIds.order]: [] }, { state: fromMyAccount });
  await copies().fill('3');
  await save();
  await expect.element(page.getByText('Failed to add addon')).toBeVisible();
  await expect.element(page.getByText(/^Add-ons can be bought while/u)).toBeVisible();
  await expect.element(copies()).toHaveValue('3');
});

test('the add-ons page says that none are available if none are offered', async () => {
  await show([confirmed], { [sampleIds.order]: [] }, { state: fromMyAccount, catalogue: [] });
  await expect.element(page.getByText('No add-ons are available right now')).toBeVisible();
});

test.for<[string, Partial<OrderSummary>, string]>([
  [
    'waits for its approval and payment',
    { status: 'SUBMITTED', registrationStatus: 'PENDING_REG_APPROVAL' },
    'Your registration has been sent',
  ],
  ['was rejected', { registrationStatus: 'REG_REJECTED' }, 'This registration was not approved'],
  ['was cancelled', { status: 'CANCELLED' }, 'This registration was cancelled'],
  [
    'is for a convention that is over',
    { conventionData: { ...confirmed.conventionData, endDate: '2020-07-18' } },
    'This convention is over',
  ],
])('the add-ons page sells nothing to a registration that %s, and says why', async ([, states, title]) => {
  await show([{ ...confirmed, ...states }], {}, { state: fromMyAccount });
  await expect.element(heading(title)).toBeVisible();
});

test.for([
  ['Upgrade package', { comeFrom: 'packageComponent' }],
  ['Buy Additional Addons', { fromReviewPage: true }],
] as const)('the add-ons page of an open registration has the title "%s"', async ([title, state]) => {
  const { packageData } = sampleReview();
  await show([sampleOrder()], { [sampleIds.order]: [] }, { state });
  mockEndpoint(getOrder, () => sampleWholeOrder({ packageData }));
  await expect.element(heading(title)).toBeVisible();
  await expect.element(copies()).toBeVisible();
  expect(page.getByRole('link', { name: 'Change package' }).elements()).toHaveLength(
    title === 'Upgrade package' ? 1 : 0,
  );
});

test('the add-ons page says that an unknown registration could not be found', async () => {
  await show([sampleOrder()], {}, { state: { fromReviewPage: true } });
  await expect.element(heading('The registration could not be found')).toBeVisible();
});

const goneId = sampleId('book');
const gone: CatalogueAddon = { ...book, _id: goneId, placesLeft: { Copies: 0 } };
const listOf = (own: WaitListOfAddon['own']): OwnWaitLists => ({
  hours: 48,
  packages: [],
  addons: [{ addonId: goneId, key: 'Copies', title: 'Souvenir book', waiting: 3, offered: 5, own }],
});
const wish = { quantity: 2, takesFewer: false, held: 0, offeredUntil: null };

test('what is sold out is waited for: how many, and whether fewer will do', async () => {
  mockEndpoint(listOwnWaitLists, () => listOf(null));
  const joined = mockEndpoint(joinAddonWaitList, () => listOf({ ...wish, state: 'WAITING', place: 4 }));
  await show([confirmed], { [sampleIds.order]: [] }, { catalogue: [gone], state: fromMyAccount });
  const list = page.getByRole('region', { name: 'Wait list' });
  await expect.element(list.getByText(/^3 families wait\..*5 were offered/u)).toBeVisible();
  await list.getByRole('button', { name: 'Join the wait list for Souvenir book (Copies)' }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByRole('checkbox')).not.toBeInTheDocument();
  await dialog.getByRole('button', { name: 'One more: How many' }).click();
  await dialog.getByRole('checkbox', { name: /^Offer us fewer, too/u }).click();
  await expectNoAxeViolations();
  await dialog.getByRole('button', { name: 'Join the wait list' }).click();
  await expect.element(page.getByText('You are on the wait list for Souvenir book (Copies)')).toBeVisible();
  expect(joined).toMatchObject([{ body: { addonId: goneId, key: 'Copies', quantity: 2, takesFewer: true } }]);
});

test('what is held for the family is chosen already, and no more than that', async () => {
  const offered = {
    ...wish,
    state: 'OFFERED',
    place: null,
    held: 2,
    offeredUntil: '2027-01-04T18:30:00Z',
  } as const;
  mockEndpoint(listOwnWaitLists, () => listOf(offered));
  await show([confirmed], { [sampleIds.order]: [] }, { catalogue: [gone], state: fromMyAccount });
  await expect.element(page.getByText('Held for you: 2 × Souvenir book (Copies)')).toBeVisible();
  await expect.element(copies()).toHaveValue('2');
  const bodies = mockEndpoint(createAddonOrder, () => saved);
  await save();
  await expect.poll(() => bodies.length).toBe(1);
  expect(bodies[0]?.body).toMatchObject({ selectedAddonData: [{ ...chosen(2), addonId: goneId }] });
});

test('before the registration is sent, the page says that there is a wait list later', async () => {
  mockEndpoint(listOwnWaitLists, () => listOf(null));
  await show([sampleOrder()], { [sampleIds.order]: [] }, { catalogue: [gone] });
  await expect.element(page.getByText('Sold out has a wait list')).toBeVisible();
  await expect.element(page.getByRole('region', { name: 'Wait list' })).not.toBeInTheDocument();
});
