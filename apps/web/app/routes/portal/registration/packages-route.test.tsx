import { listOrderHistory } from '@sangamam/contract/orders/order-endpoints';
import type { CataloguePackage } from '@sangamam/contract/conventions/packages/package';
import {
  listFilteredPackages,
  selectPackage,
} from '@sangamam/contract/conventions/packages/package-endpoints';
import {
  joinWaitList,
  leaveWaitList,
  listOwnWaitLists,
  type OwnWaitListEntry,
  type OwnWaitLists,
} from '@sangamam/contract/orders/wait-list/wait-list-endpoints';
import { listParticipants } from '@sangamam/contract/orders/participants/participant-endpoints';
import { onlineManager } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { expectNoAxeViolations } from '../../../../test/axe.ts';
import { Elsewhere } from '../../../../test/elsewhere.tsx';
import { mockEndpoint, Refusal } from '../../../../test/mock-endpoint.ts';
import { renderApp } from '../../../../test/render-app.tsx';
import { sampleId, sampleIds, sampleOrder, samplePerson } from '../../../../test/sample-orders.ts';
import PackagesPage from './packages-route.tsx';
import RegistrationLayout from './registration-layout.tsx';

function offered(name: string, wanted: Partial<CataloguePackage> = {}): CataloguePackage {
  return {
    _id: sampleId(name),
    conventionId: sampleIds.convention,
    name,
    price: 1200,
    cadPrice: 1645,
    shortDescription: 'One room',
    benefits: ['All meals', `${name} seats`],
    offers: [],
    logoType: 'GOLD',
    placesLeft: null,
    eligibility: { minPeople: 2, maxPeople: 5, minAge: null, maxAge: null },
    clearedOnParticipantChange: false,
    ...wanted,
  };
}

const gold = offered('GOLD', {
  offers: [{ offerDescription: 'Early bird', salePrice: 1050, cadSalePrice: 1440 }],
});
const rare = offered('RARE', { placesLeft: 2 });
const gone = offered('GONE', { placesLeft: 0 });
const plenty = offered('PLENTY', { placesLeft: 60 });

function show({
  packages = [gold, rare, gone, plenty],
  selectedPackageId = null,
  state = {},
  currency = 'USD',
  lists = { hours: 48, packages: [], addons: [] },
}: Partial<{
  packages: CataloguePackage[] | Refusal;
  selectedPackageId: string | null;
  state: object;
  currency: 'USD' | 'CAD';
  lists: OwnWaitLists;
}> = {}) {
  mockEndpoint(listOwnWaitLists, () => lists);
  mockEndpoint(listOrderHistory, () => [
    sampleOrder({ currency, packageName: selectedPackageId && 'GOLD', resumeAt: 'package' }),
  ]);
  mockEndpoint(listFilteredPackages, () => {
    if (packages instanceof Refusal) throw packages;
    return { packages, selectedPackageId };
  });
  mockEndpoint(listParticipants, () => ({
    orderId: sampleIds.order,
    participants: [
      samplePerson('Anna'),
      samplePerson('Riya', 'DAUGHTER'),
      { ...samplePerson('Leelamma', 'MOTHER'), isParticipated: false },
    ],
  }));
  const Packages = () => (
    <main>
      <PackagesPage />
    </main>
  );
  return renderApp(
    [
      {
        path: '/',
        Component: RegistrationLayout,
        children: [
          { path: 'packages', Component: Packages },
          ...['upgrade-package', 'review', 'participants'].map((path) => ({ path, Component: Elsewhere })),
        ],
      },
    ],
    { at: { pathname: '/packages', state }, as: { id: sampleIds.user } },
  );
}

const card = (name: string) => page.getByRole('radio', { name });
const button = (name: string) => page.getByRole('button', { name });
const heading = (name: string) => page.getByRole('heading', { level: 1, name });

test('packages show the offer beside the list price, the last places and what is sold out', async () => {
  await show();
  await expect
    .element(card('GOLD'))
    .toHaveAccessibleDescription(
      /\$1,050 USD.*\$1,200 USD.*For your 2: about \$525 each.*Early bird.*One room.*GOLD seats.*For 2 to 5 people/u,
    );
  await expect.element(card('GOLD')).toHaveAccessibleDescription(/Lowest price/u);
  await expect.element(card('GOLD')).not.toHaveAccessibleDescription(/All meals/u);
  await expect.element(page.getByRole('heading', { name: 'In every package' })).toBeVisible();
  await expect.element(page.getByText('All meals')).toHaveLength(1);
  await expect.element(card('RARE')).toHaveAccessibleDescription(/Only 2 places left/u);
  await expect.element(card('GONE')).toBeDisabled();
  await expect.element(card('GONE')).toHaveAccessibleDescription(/Sold out/u);
  await expect.element(card('PLENTY')).not.toHaveAccessibleDescription(/60 places|left/u);
  await expectNoAxeViolations();
});

test('what all packages but one have is said once, with the name of that one', async () => {
  const nights = ['All meals', 'Three nights'];
  await show({
    packages: [
      offered('GOLD', { benefits: [...nights, 'Front rows'] }),
      offered('SILVER', { benefits: nights }),
      offered('DAY VISITORS', { benefits: ['Lunch on Saturday'] }),
    ],
  });
  await expect
    .element(page.getByRole('heading', { name: /^In every package except Day Visitors$/iu }))
    .toBeVisible();
  await expect.element(page.getByText('Three nights')).toHaveLength(1);
  await expect.element(card('GOLD')).toHaveAccessibleDescription(/Front rows/u);
  await expect.element(card('GOLD')).not.toHaveAccessibleDescription(/Three nights|All meals/u);
  await expect.element(card('DAY VISITORS')).toHaveAccessibleDescription(/Lunch on Saturday/u);
  await expectNoAxeViolations();
});

test('Canadian families see their own prices', async () => {
  await show({ currency: 'CAD' });
  await expect.element(card('GOLD')).toHaveAccessibleDescription(/\$1,440 CAD.*\$1,645 CAD/u);
});

test('continuing needs a package, saves it and leads to the upgrades', async () => {
  const calls = mockEndpoint(selectPackage, () => ({
    orderId: sampleIds.order,
    selectedPackageId: gold._id,
  }));
  await show();
  await button('Optional Upgrades').click();
  await expect.element(page.getByText('Please select any package to continue')).toBeVisible();
  await card('GOLD').click();
  await button('Optional Upgrades').click();
  await expect.element(page.getByText('Package saved successfully')).toBeVisible();
  await expect.element(heading('/upgrade-package')).toBeVisible();
  await expect.element(page.getByText(new RegExp(`"selectedPackageId":"${gold._id}"`, 'u'))).toBeVisible();
  expect(calls[0]?.query).toMatchObject({ packageId: gold._id });
});

test('the only package that fits is chosen; the only one that is sold out is not', async () => {
  const first = await show({ packages: [gold] });
  await expect.element(card('GOLD')).toBeChecked();
  await first.unmount();
  await show({ packages: [gone] });
  await expect.element(card('GONE')).not.toBeChecked();
});

test('a package opened from the review leads back to it', async () => {
  mockEndpoint(selectPackage, () => ({ orderId: sampleIds.order, selectedPackageId: rare._id }));
  await show({ selectedPackageId: gold._id, state: { fromReviewPage: true } });
  await expect.element(card('GOLD')).toBeChecked();
  await card('RARE').click();
  await button('Save and go to review page').click();
  await expect.element(heading('/review')).toBeVisible();
});

test('Skip leads to the review only with a package chosen before', async () => {
  await show({ selectedPackageId: gold._id });
  await button('Skip').click();
  await expect.element(heading('/review')).toBeVisible();
});

test('Skip saves a package just chosen and leaves out the upgrades', async () => {
  const calls = mockEndpoint(selectPackage, () => ({
    orderId: sampleIds.order,
    selectedPackageId: rare._id,
  }));
  await show({ selectedPackageId: gold._id });
  await card('RARE').click();
  await button('Skip').click();
  await expect.element(heading('/review')).toBeVisible();
  await expect.element(page.getByText('Package saved successfully')).toBeVisible();
  expect(calls).toMatchObject([{ query: { packageId: rare._id } }]);
});

test('without a connection the choice is kept and saved on the next try', async () => {
  let isDown = true;
  mockEndpoint(selectPackage, () => {
    if (isDown) throw new TypeError('Failed to fetch');
    return { orderId: sampleIds.order, selectedPackageId: gold._id };
  });
  onlineManager.setOnline(false);
  try {
    await show();
    await card('GOLD').click();
    await button('Optional Upgrades').click();
    await expect.element(page.getByText(/^We couldn't reach the server/u)).toBeVisible();
    await expect.element(card('GOLD')).toBeChecked();
  } finally {
    onlineManager.setOnline(true);
  }
  isDown = false;
  await button('Optional Upgrades').click();
  await expect.element(heading('/upgrade-package')).toBeVisible();
});

test('Skip is offered once a package is chosen', async () => {
  await show();
  await expect.element(card('GOLD')).toBeVisible();
  expect(button('Skip').elements()).toHaveLength(0);
  await card('GOLD').click();
  await expect.element(button('Skip')).toBeVisible();
});

test('a package without a price is free by confirmation', async () => {
  await show({ packages: [gold, offered('CLERGY', { price: 0, cadPrice: 0 })] });
  await expect.element(card('CLERGY')).toHaveAccessibleDescription(/^Free, by confirmation/u);
  await expect.element(card('CLERGY')).not.toHaveAccessibleDescription(/\$0|each/u);
});

test('a chosen package that has sold out and a refusal are shown', async () => {
  mockEndpoint(selectPackage, () => {
    throw new Refusal('SOLD_OUT');
  });
  await show({ selectedPackageId: gone._id });
  await expect.element(page.getByText('Your package is no longer available')).toBeVisible();
  await card('RARE').click();
  await button('Optional Upgrades').click();
  await expect.element(page.getByText(/^The last place has just been taken/u)).toBeVisible();
});

test.for(['ORDER_NOT_FOUND', 'RQST_PARAMS_INVALID'] as const)(
  'the packages page says that a registration could not be found (%s)',
  async (code) => {
    await show({ packages: new Refusal(code) });
    await expect.element(heading('The registration could not be found')).toBeVisible();
  },
);

test('a group that no package fits is led back to the participants', async () => {
  await show({ packages: [] });
  await page.getByRole('link', { name: 'Change who is attending' }).click();
  await expect.element(heading('/participants')).toBeVisible();
});

const listOf = (own: OwnWaitListEntry | null): OwnWaitLists => ({
  hours: 48,
  packages: [{ packageId: gone._id, packageName: 'GONE', waiting: 3, offered: 5, own }],
  addons: [],
});
const waits = listOf({ state: 'WAITING', place: 2, offeredUntil: null });
const offer = listOf({ state: 'OFFERED', place: null, offeredUntil: '2026-12-04T18:30:00Z' });

test('a sold-out package can be waited for; a refusal is shown beside its button', async () => {
  const calls = mockEndpoint(joinWaitList, () => {
    throw new Refusal('PLACES_LEFT');
  });
  await show({ lists: listOf(null) });
  await expect.element(page.getByText(/^3 families wait\. 5 places have been offered/u)).toBeVisible();
  await button('Join the wait list for GONE').click();
  await expect.element(page.getByText('There are places left. Please choose one of them.')).toBeVisible();
  expect(calls).toMatchObject([{ query: { packageId: gone._id } }]);
  await expectNoAxeViolations();
});

test('nothing is said of wait lists where there are none', async () => {
  const first = await show({ lists: { hours: 0, packages: [], addons: [] } });
  await expect.element(card('GONE')).toBeDisabled();
  await expect.element(heading('Wait list')).not.toBeInTheDocument();
  await first.unmount();
  await show({ packages: [gold, rare], lists: listOf(null) });
  await expect.element(card('GOLD')).toBeVisible();
  await expect.element(heading('Wait list')).not.toBeInTheDocument();
});

test('leaving the wait list is asked once', async () => {
  const calls = mockEndpoint(leaveWaitList, () => listOf(null));
  await show({ lists: waits });
  await expect.element(page.getByText('You are number 2 of 3 on the wait list.')).toBeVisible();
  await button('Leave the wait list for GONE').click();
  await button('Stay on it').click();
  expect(calls).toEqual([]);
  await button('Leave the wait list for GONE').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Leave the wait list' }).click();
  await expect.element(page.getByText('You have left the wait list for GONE')).toBeVisible();
  expect(calls).toMatchObject([{ query: { packageId: gone._id } }]);
});

test('a place that is held can be taken, though the package is sold out to others', async () => {
  const calls = mockEndpoint(selectPackage, () => ({
    orderId: sampleIds.order,
    selectedPackageId: gone._id,
  }));
  await show({ lists: offer, selectedPackageId: gold._id });
  await expect.element(page.getByText('A place in GONE is held for you')).toBeVisible();
  await expect.element(page.getByText(/^It is held until Dec 4, 2026/u)).toBeVisible();
  await button('Choose GONE').click();
  await expect.element(card('GONE')).toBeChecked();
  await expect.element(button('Choose GONE')).not.toBeInTheDocument();
  await button('Optional Upgrades').click();
  await expect.element(heading('/upgrade-package')).toBeVisible();
  expect(calls[0]?.query).toMatchObject({ packageId: gone._id });
});

test('a held place that was chosen is not called lost, and can be declined', async () => {
  const calls = mockEndpoint(leaveWaitList, () => listOf(null));
  await show({ lists: offer, selectedPackageId: gone._id });
  await expect.element(card('GONE')).toBeChecked();
  await expect.element(page.getByText('Your package is no longer available')).not.toBeInTheDocument();
  await button('Decline the place').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Decline the place' }).click();
  await expect.element(page.getByText('You have declined the place in GONE')).toBeVisible();
  expect(calls).toMatchObject([{ query: { packageId: gone._id } }]);
});
