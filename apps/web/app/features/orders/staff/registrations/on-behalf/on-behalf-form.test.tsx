import {
  registerFamily,
  registerKnownFamily,
  type KnownFamily,
} from '@sangamam/contract/orders/on-behalf/on-behalf-endpoints';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { expectNoAxeViolations } from '../../../../../../test/axe.ts';
import { Elsewhere } from '../../../../../../test/elsewhere.tsx';
import { mockEndpoint, Refusal } from '../../../../../../test/mock-endpoint.ts';
import { renderApp } from '../../../../../../test/render-app.tsx';
import { banquetId, sampleAmendmentOptions } from '../../../../../../test/sample-amendment.ts';
import { sampleIds } from '../../../../../../test/sample-orders.ts';
import { draftsOf } from '#web/lib/session/session.ts';

import { RegisterKnownFamily, RegisterNewFamily } from './register-family.tsx';

const eliamma = {
  firstName: 'Eliamma',
  lastName: 'Kurian',
  familyName: 'Vellapally',
  relationShip: 'SELF',
  maritalStatus: 'WIDOW',
  organization: 'ORG10004',
  dob: '1946-03-15',
  country: 'CAN',
  email: 'eliamma@example.org',
  receiveNotification: false,
} as const;

/** Shows the form as it is after a reload, with Eliamma typed before. */
function show(scheme: 'light' | 'dark' = 'light', people: readonly object[] = [eliamma]) {
  const { packages, addons } = sampleAmendmentOptions;
  const draft = { savedAt: Date.now(), values: { people } };
  sessionStorage.setItem(
    `${draftsOf(sampleIds.user)}on-behalf.${sampleIds.convention}`,
    JSON.stringify(draft),
  );
  const Piece = () => (
    <main>
      <h1>Register a family</h1>
      <RegisterNewFamily conventionId={sampleIds.convention} packages={packages} addons={addons} />
    </main>
  );
  return renderApp(
    [
      { path: '/new', Component: Piece },
      { path: `/admin/registrations/${sampleIds.order}`, Component: Elsewhere },
    ],
    { as: { id: sampleIds.user }, scheme },
  );
}

const send = page.getByRole('button', { name: 'Send for approval' });
const choose = async () => {
  await page.getByRole('combobox', { name: 'Package' }).selectOptions('FAMILY, $1,200 CAD');
  await page.getByRole('checkbox', { name: /^I read the terms/u }).click();
};

test.for(['light', 'dark'] as const)(
  'a family is sent with what it costs in the currency of its country (%s)',
  async (scheme) => {
    const calls = mockEndpoint(registerFamily, () => ({
      orderId: sampleIds.order,
      tmpConvRegNo: 'T2KX7A9',
      userId: sampleIds.user,
      total: 1295,
      isInvited: true,
    }));
    await show(scheme);
    await expect.element(page.getByText(/^Eliamma Kurian/u)).toBeVisible();
    await expectNoAxeViolations();
    await choose();
    await page.getByText('Add-ons', { exact: true }).click();
    await page.getByRole('textbox', { name: 'Adults' }).fill('1');
    await expect.element(page.getByRole('status').filter({ hasText: 'Total $1,295 CAD' })).toBeVisible();
    await page.getByRole('radio', { name: 'On paper' }).click();
    await send.click();
    await expect.element(page.getByText('Registered as T2KX7A9')).toBeVisible();
    expect(calls).toMatchObject([
      {
        body: {
          people: [eliamma],
          packageId: sampleIds.package,
          addons: [{ addonId: banquetId, key: 'ADULT', quantity: 1 }],
          how: 'PAPER',
          termsRead: true,
          expectedTotal: 1295,
        },
      },
    ]);
  },
);

test('an email address that has an account is said where the people are', async () => {
  mockEndpoint(registerFamily, () => {
    throw new Refusal('USER_EXIST', 'people.0');
  });
  await show();
  await choose();
  await send.click();
  await expect.element(page.getByText('A user with this email address already exists').first()).toBeVisible();
  await expect.element(page.getByText(/^Eliamma Kurian/u)).toBeVisible();
});

test('without anybody, a package or the terms nothing is sent', async () => {
  const calls = mockEndpoint(registerFamily, () => {
    throw new Refusal('SOLD_OUT');
  });
  await show('light', []);
  await send.click();
  for (const sentence of ['Please add the person who registers first', 'Please choose a package'])
    await expect.element(page.getByText(sentence).first()).toBeVisible();
  expect(calls).toEqual([]);
});

const participantId = (last: number) => `01970000-0000-7000-8000-0000000000a${last}`;
const names = { lastName: 'Kurian', familyName: 'Vellapally', organization: 'ORG10004', country: 'USA' };
const family: KnownFamily = {
  userId: sampleIds.user,
  name: 'Eliamma Kurian',
  email: null,
  currency: 'USD',
  draft: { orderId: sampleIds.order, number: 'T2KX7A9', changedAt: '2027-02-10T15:00:00.000Z' },
  lastConvention: null,
  people: [
    {
      ...names,
      participantId: participantId(1),
      name: 'Eliamma Kurian',
      relationship: 'SELF',
      attends: true,
    },
    { ...names, participantId: participantId(2), name: 'Thomas Kurian', relationship: 'SON', attends: false },
  ],
  packageId: sampleIds.package,
  addons: [],
  specialRequest: 'No stairs',
  discount: {
    id: banquetId,
    code: 'ELDERS',
    title: 'Elders',
    percent: 10,
    amount: null,
    scope: 'PACKAGE',
    packageIds: [],
  },
};

test.for(['light', 'dark'] as const)(
  'the draft of a family is continued with its people, choices and code (%s)',
  async (scheme) => {
    const calls = mockEndpoint(registerKnownFamily, () => ({
      orderId: sampleIds.order,
      tmpConvRegNo: 'T2KX7A9',
      userId: sampleIds.user,
      total: 810,
      isInvited: false,
    }));
    const { packages, addons } = sampleAmendmentOptions;
    const Piece = () => (
      <main>
        <h1>Register a family</h1>
        <RegisterKnownFamily
          conventionId={sampleIds.convention}
          packages={packages}
          addons={addons}
          family={family}
        />
      </main>
    );
    await renderApp(
      [
        { path: '/known', Component: Piece },
        { path: `/admin/registrations/${sampleIds.order}`, Component: Elsewhere },
      ],
      { as: { id: sampleIds.user }, scheme },
    );
    await expect.element(page.getByText(/^The family began registration T2KX7A9 itself/u)).toBeVisible();
    await expect.element(page.getByRole('status').filter({ hasText: 'Total $810 USD' })).toBeVisible();
    await expectNoAxeViolations();
    await page.getByRole('checkbox', { name: /^Eliamma Kurian/u }).click();
    await page.getByRole('checkbox', { name: /^I read the terms/u }).click();
    await send.click();
    await expect.element(page.getByText('Please choose who attends').first()).toBeVisible();
    expect(calls).toEqual([]);
    await page.getByRole('checkbox', { name: /^Thomas Kurian/u }).click();
    await send.click();
    await expect.element(page.getByText('Registered as T2KX7A9')).toBeVisible();
    expect(calls).toMatchObject([
      {
        body: {
          attending: [participantId(2)],
          people: [],
          draft: { orderId: sampleIds.order, changedAt: '2027-02-10T15:00:00.000Z' },
          packageId: sampleIds.package,
          specialRequest: 'No stairs',
          expectedTotal: 810,
        },
      },
    ]);
  },
);
