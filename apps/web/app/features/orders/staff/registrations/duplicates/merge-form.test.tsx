import {
  getMergeOptions,
  mergeRegistrations,
  previewMerge,
  type MergeOptions,
  type MergeOutcome,
} from '@sangamam/contract/orders/registrations/merge-endpoints';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { expectNoAxeViolations } from '../../../../../../test/axe.ts';
import { mockEndpoint, Refusal } from '../../../../../../test/mock-endpoint.ts';
import { renderApp } from '../../../../../../test/render-app.tsx';
import { MergeForm } from './merge-form.tsx';
import { useMergeOptions } from './api.ts';

const id = (last: number) => `01970000-0000-7000-8000-0000000000d${last}`;
const balance = (total: number, received: number) => ({
  total,
  feeIsKnown: true,
  received,
  open: Math.max(0, total - received),
  over: Math.max(0, received - total),
});
const side = {
  _id: id(1),
  tmpConvRegNo: 'T2345CD',
  permConvRegNo: null,
  registrantName: 'Mathew Kurian',
  familyName: 'Kizhakkedam',
  localUnitName: 'Chicago',
  people: 2,
  status: 'PENDING_FOR_APPROVAL' as const,
  registrationStatus: 'REG_APPROVED' as const,
  submittedAt: '2027-02-01T10:00:00.000Z',
  createdAt: '2027-01-30T10:00:00.000Z',
  currency: 'USD' as const,
  balance: balance(900, 300),
};
const options: MergeOptions = {
  stays: side,
  ends: { ...side, _id: id(2), tmpConvRegNo: 'T2345EF', registrantName: 'Elisabeth Kurien' },
  obstacles: [],
  people: [
    { participantId: id(3), name: 'Mathew Kurian', relationship: 'SELF', attends: true },
    { participantId: id(4), name: 'Anna Kurian', relationship: 'DAUGHTER', attends: true },
  ],
  others: [
    { participantId: id(5), name: 'Elisabeth Kurien', relationship: 'SELF', attends: true, sameAs: null },
    { participantId: id(6), name: 'Ana Kurian', relationship: 'DAUGHTER', attends: true, sameAs: id(4) },
  ],
  packageId: id(7),
  packageName: 'SILVER FAMILY',
  packages: [],
  amendments: 1,
  netBefore: 900,
};
const orderBalance = {
  net: 900,
  fee: 0,
  total: 900,
  feeIsKnown: true,
  received: 700,
  open: 200,
  over: 0,
  method: 'CHASE' as const,
  dueDate: '2027-03-01',
  state: 'PART_RECEIVED' as const,
};
const outcome: MergeOutcome = {
  joining: ['Elisabeth Kurien'],
  leaving: [],
  related: [],
  lines: [],
  before: orderBalance,
  after: orderBalance,
  carriedOver: 0,
  currency: { before: 'USD', after: 'USD' },
  needConsent: [],
  concerns: [],
  balances: {
    staysBefore: balance(900, 300),
    endsBefore: balance(900, 400),
    staysAfter: balance(900, 700),
    endsAfter: balance(0, 0),
  },
  moved: 400,
  notMoved: 0,
  awaited: 0,
};

function Piece() {
  const { data } = useMergeOptions({ orderId: id(1), otherOrderId: id(2) });
  return (
    <main>
      <h1>Merge two registrations</h1>
      {data && <MergeForm options={data} />}
    </main>
  );
}
const show = (scheme: 'light' | 'dark' = 'light') =>
  renderApp(
    [
      { path: '/', Component: Piece },
      { path: '/admin/registrations/:orderId', Component: () => <h1>Merged</h1> },
    ],
    { as: {}, scheme, at: '/' },
  );
const carryOut = page.getByRole('button', { name: 'Merge the registrations' });

test.for(['light', 'dark'] as const)(
  'staff say who everybody is, see the money, and merge what they saw (%s)',
  async (scheme) => {
    mockEndpoint(getMergeOptions, () => options);
    const previews = mockEndpoint(previewMerge, () => outcome);
    const merges = mockEndpoint(mergeRegistrations, () => ({ ...outcome, decisionId: id(9) }));
    await show(scheme);
    await expect.element(page.getByText(/^Say of everybody who they are/u)).toBeVisible();
    await page.getByRole('combobox', { name: 'Elisabeth Kurien' }).selectOptions('Joins as spouse');
    await expect.element(page.getByText('$400 USD moves to T2345CD.')).toBeVisible();
    await expect.element(page.getByRole('row', { name: 'Received $300 USD $700 USD' })).toBeVisible();
    await expectNoAxeViolations();
    await page.getByRole('textbox', { name: 'Reason' }).fill('Registered twice');
    await carryOut.click();
    await expect.element(page.getByRole('heading', { name: 'Merged' })).toBeVisible();
    const people = [
      { participantId: id(5), relationship: 'SPOUSE' },
      { participantId: id(6), sameAs: id(4) },
    ];
    expect(previews.at(-1)?.body).toEqual({ merge: { people } });
    expect(merges.map(({ params, body }) => [params, body])).toEqual([
      [
        { orderId: id(1), otherOrderId: id(2) },
        { merge: { people }, reason: 'Registered twice', amendments: 1, netBefore: 900, movedBefore: 400 },
      ],
    ]);
  },
);

test('without saying who somebody is nothing is sent', async () => {
  mockEndpoint(getMergeOptions, () => options);
  const merges = mockEndpoint(mergeRegistrations, () => ({ ...outcome, decisionId: id(9) }));
  await show();
  await page.getByRole('textbox', { name: 'Reason' }).fill('Registered twice');
  await carryOut.click();
  await expect.element(page.getByText('Please choose who this is').first()).toBeVisible();
  expect(merges).toEqual([]);
});

test('a colleague who was quicker: the refusal says so', async () => {
  mockEndpoint(getMergeOptions, () => options);
  mockEndpoint(previewMerge, () => outcome);
  mockEndpoint(mergeRegistrations, () => {
    throw new Refusal('CONFLICT');
  });
  await show();
  await page.getByRole('combobox', { name: 'Elisabeth Kurien' }).selectOptions('Does not come along');
  await expect.element(page.getByText('$400 USD moves to T2345CD.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Reason' }).fill('Registered twice');
  await carryOut.click();
  await expect.element(page.getByText('Nothing was merged')).toBeVisible();
});

test('two that cannot be merged yet: the page says why, and has no form', async () => {
  mockEndpoint(getMergeOptions, () => ({
    ...options,
    obstacles: ['A refund of T2345EF is being prepared. Send or discard it first.'],
  }));
  await show();
  await expect.element(page.getByText(/^A refund of T2345EF/u)).toBeVisible();
  await expect.element(carryOut).not.toBeInTheDocument();
});
