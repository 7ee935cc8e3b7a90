import {
  listDuplicateFamilies,
  markFamiliesDistinct,
  type DuplicateFamilies,
} from '@sangamam/contract/orders/registrations/duplicate-admin-endpoints';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { expectNoAxeViolations } from '../../../../../../test/axe.ts';
import { mockEndpoint, Refusal } from '../../../../../../test/mock-endpoint.ts';
import { renderApp } from '../../../../../../test/render-app.tsx';
import { DuplicateList } from './duplicate-list.tsx';

const id = (last: number) => `01970000-0000-7000-8000-0000000000e${last}`;
const side = {
  _id: id(1),
  tmpConvRegNo: 'T2345CD',
  permConvRegNo: null,
  registrantName: 'Mathew Kurian',
  familyName: 'Kizhakkedam',
  localUnitName: 'Chicago',
  people: 4,
  status: 'PENDING_FOR_APPROVAL' as const,
  registrationStatus: 'REG_APPROVED' as const,
  submittedAt: '2027-02-01T10:00:00.000Z',
  createdAt: '2027-01-30T10:00:00.000Z',
  currency: 'USD' as const,
  balance: { total: 900, feeIsKnown: true, received: 300, open: 600, over: 0 },
};
const families: DuplicateFamilies = {
  conventionName: 'Sangamam 2027',
  first: side,
  second: {
    ...side,
    _id: id(2),
    tmpConvRegNo: 'T2345EF',
    registrantName: 'Elisabeth Kurien',
    submittedAt: null,
    balance: null,
  },
  people: [
    {
      participantId: id(3),
      name: 'Elizabeth Kurian',
      otherParticipantId: id(4),
      otherName: 'Elisabeth Kurien',
      same: ['name', 'dob', 'house'],
      isDistinct: false,
    },
  ],
};
const show = (scheme: 'light' | 'dark' = 'light', at = '/') =>
  renderApp(
    [
      {
        path: '/',
        Component: () => (
          <main>
            <h1>Possible duplicates</h1>
            <DuplicateList />
          </main>
        ),
      },
    ],
    { as: {}, scheme, at },
  );

test.for(['light', 'dark'] as const)(
  'two registrations with the evidence are told apart (%s)',
  async (scheme) => {
    let marked = false;
    mockEndpoint(listDuplicateFamilies, () => ({
      docs: marked ? [] : [families],
      total: marked ? 0 : 1,
      totalPages: marked ? 0 : 1,
      counts: { OPEN: marked ? 0 : 1, DISTINCT: marked ? 1 : 0 },
    }));
    const calls = mockEndpoint(markFamiliesDistinct, ({ body }) => {
      marked = body.isDistinct;
      return { people: families.people.map((pair) => ({ ...pair, isDistinct: true })) };
    });
    await show(scheme);
    const card = page.getByRole('listitem').filter({ hasText: 'Elizabeth Kurian, Elisabeth Kurien' }).first();
    for (const text of ['Same name, birth date, and house and parish', '$300 USD received of $900 USD'])
      await expect.element(card.getByText(text)).toBeVisible();
    await expect.element(card.getByText(/^Begun .*, not sent$/u)).toBeVisible();
    await expectNoAxeViolations();
    await page
      .getByRole('button', {
        name: /^Not the same: Mathew Kurian, Kizhakkedam \([A-Z0-9]+\) and Elisabeth Kurien, Kizhakkedam \(T2345EF\)$/u,
      })
      .click();
    await expect.element(page.getByText('Nothing to look at')).toBeVisible();
    expect(calls.map(({ params, body }) => [params, body])).toEqual([
      [{ orderId: id(1), otherOrderId: id(2) }, { isDistinct: true }],
    ]);
  },
);

test('two registrations of which one has changed meanwhile: the refusal says so', async () => {
  mockEndpoint(listDuplicateFamilies, () => ({
    docs: [families],
    total: 1,
    totalPages: 1,
    counts: { OPEN: 1, DISTINCT: 0 },
  }));
  mockEndpoint(markFamiliesDistinct, () => {
    throw new Refusal('CONFLICT');
  });
  await show();
  await page.getByRole('button', { name: /^Not the same/u }).click();
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('One of the two has changed. They no longer look like one family.');
});

test('a search without a result says so', async () => {
  const calls = mockEndpoint(listDuplicateFamilies, () => ({
    docs: [],
    total: 0,
    totalPages: 0,
    counts: { OPEN: 3, DISTINCT: 0 },
  }));
  await show('light', '/?search=Kurien');
  await expect.element(page.getByText('No registration found')).toBeVisible();
  expect(calls.at(-1)?.query).toMatchObject({ search: 'Kurien', view: 'OPEN' });
});

test('two registrations of one name are told apart by their numbers', async () => {
  const second = { ...families.second, registrantName: families.first.registrantName };
  mockEndpoint(listDuplicateFamilies, () => ({
    docs: [{ ...families, second }],
    total: 1,
    totalPages: 1,
    counts: { OPEN: 1, DISTINCT: 0 },
  }));
  await show();
  for (const [number, orderId] of [
    ['T2345CD', id(1)],
    ['T2345EF', id(2)],
  ])
    await expect
      .element(page.getByRole('link', { name: `Mathew Kurian, Kizhakkedam (${number})`, exact: true }))
      .toHaveAttribute('href', `/admin/registrations/${orderId}`);
});
