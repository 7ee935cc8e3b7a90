import { listLabels } from '@sangamam/contract/casework/labels/label-endpoints';
import type { EndpointData } from '@sangamam/contract/http/endpoint';
import { getPaymentTotals, listPayments } from '@sangamam/contract/ledger/payments/payment-admin-endpoints';
import { listPresence, reportPresence } from '@sangamam/contract/casework/presence/presence-endpoints';
import { careOfPayments } from '@sangamam/contract/ledger/payments/payment-care-endpoints';
import { countPaymentViews } from '@sangamam/contract/ledger/payments/payment-filters';
import { listSavedViews } from '@sangamam/contract/casework/saved-views/saved-view-endpoints';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { expectNoAxeViolations } from '../../../../../test/axe.ts';
import { mockEndpoint } from '../../../../../test/mock-endpoint.ts';
import { renderApp, renderPiece } from '../../../../../test/render-app.tsx';
import { sampleId } from '../../../../../test/sample-orders.ts';
import { samplePayment } from '../../../../../test/sample-payment.ts';
import { PaymentTable } from './payment-table.tsx';

beforeEach(() => {
  mockEndpoint(listSavedViews, () => []);
  mockEndpoint(countPaymentViews, () => []);
  mockEndpoint(careOfPayments.listAssignees, () => []);
  mockEndpoint(listLabels, () => []);
});

const conventionId = sampleId('convention');
const totals: EndpointData<typeof getPaymentTotals> = [
  { view: 'TO_MATCH', currency: 'CAD', count: 1, amount: 1_370 },
  { view: 'TO_MATCH', currency: 'USD', count: 3, amount: 3_200 },
  { view: 'OVER', currency: 'USD', count: 1, amount: 200 },
];

test('each payment that a search finds says why', async () => {
  const calls = mockEndpoint(listPayments, ({ query }) => {
    const found = samplePayment({
      matchedBy: [
        { by: 'PERSON', relationship: 'SPOUSE', text: 'Mary Thomas' },
        { by: 'REFERENCE', text: '1450-7' },
        { by: 'AMOUNT', amount: 1_450 },
      ],
    });
    return { docs: [query?.search ? found : samplePayment()], total: 1, totalPages: 1 };
  });
  mockEndpoint(getPaymentTotals, () => totals);
  await renderPiece(<PaymentTable />, { as: { type: 'STAFF' } });
  await expect.element(page.getByRole('link', { name: 'Anna Chacko' })).toBeVisible();
  await expect.element(page.getByText('Spouse: Mary Thomas')).not.toBeInTheDocument();
  await page.getByRole('searchbox', { name: 'Search by name, number, amount or reference' }).fill('1450');
  await expect
    .element(page.getByText('Spouse: Mary Thomas · Reference 1450-7 · Amount $1,450 USD'))
    .toBeVisible();
  expect(calls.at(-1)).toMatchObject({ query: { search: '1450' } });
  await expectNoAxeViolations();
});

test('a chip has its number and sum per currency, narrows the list and is in the address', async () => {
  const calls = mockEndpoint(listPayments, () => ({ docs: [samplePayment()], total: 1, totalPages: 1 }));
  mockEndpoint(getPaymentTotals, () => totals);
  await renderPiece(<PaymentTable />, { as: { type: 'STAFF' } });
  const chips = page.getByRole('navigation', { name: 'Payments by what is to be done' });
  for (const name of ['To match 1 · $1,370 CAD, 3 · $3,200 USD', 'Short none'])
    await expect.element(chips.getByRole('link', { name })).toBeVisible();
  await expect.element(chips.getByRole('link', { name: 'All' })).toHaveAttribute('aria-current', 'page');
  const over = chips.getByRole('link', { name: 'Over 1 · $200 USD' });
  await over.click();
  await expect.element(over).toHaveAttribute('aria-current', 'page');
  await expect.poll(() => calls.at(-1)).toMatchObject({ query: { view: 'OVER' } });
  await expectNoAxeViolations();
});

test('a row says who has its payment open, and one that is opened is reported and said before a decision', async () => {
  const payment = samplePayment({ actions: ['receive'] });
  const lizy = { _id: '01970000-0000-7000-8000-0000000000e1', name: 'Lizy Cherian' };
  mockEndpoint(listPayments, () => ({ docs: [payment], total: 1, totalPages: 1 }));
  mockEndpoint(getPaymentTotals, () => totals);
  mockEndpoint(listPresence, () => [{ ...lizy, recordId: payment._id }]);
  const reports = mockEndpoint(reportPresence, () => ({ others: [lizy] }));
  await renderPiece(<PaymentTable />, { as: { type: 'STAFF' } });
  const head = page.getByRole('rowheader', { name: /Anna Chacko/u });
  await expect.element(head.getByText('Lizy Cherian has this open', { exact: true })).toBeInTheDocument();
  expect(reports).toEqual([]);
  await page.getByRole('button', { name: /^Ledger and actions of/u }).click();
  await expect.poll(() => reports).toMatchObject([{ params: { kind: 'PAYMENT', recordId: payment._id } }]);
  await page.getByRole('button', { name: 'Record money' }).click();
  const line = page.getByRole('dialog').getByText('Lizy Cherian has this payment open, too.');
  await expect.element(line).toBeVisible();
  await expectNoAxeViolations();
});

test('the list is sorted and narrowed to a method, and the address says so', async () => {
  const calls = mockEndpoint(listPayments, () => ({ docs: [samplePayment()], total: 1, totalPages: 1 }));
  mockEndpoint(getPaymentTotals, () => totals);
  await renderPiece(<PaymentTable />, { as: { type: 'STAFF' } });
  await expect.poll(() => calls.at(-1)).toMatchObject({ query: { sort: '-reported' } });
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Filter the list' });
  for (const sort of ['dueDate', '-amount', 'name']) {
    await sheet.getByRole('combobox', { name: 'Sort by' }).selectOptions(sort);
    await expect.poll(() => calls.at(-1)).toMatchObject({ query: { sort } });
  }
  await sheet.getByRole('combobox', { name: 'Method' }).selectOptions('Zelle');
  await expect.poll(() => calls.at(-1)).toMatchObject({ query: { sort: 'name', method: 'CHASE' } });
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect.element(page.getByRole('button', { name: 'Filter (1)' })).toBeVisible();
  await expectNoAxeViolations();
});

test('an address with a page that the list does not have leads back to the first one', async () => {
  const calls = mockEndpoint(listPayments, ({ query }) => {
    const docs = query?.page === '1' ? [samplePayment()] : [];
    return { docs, total: 1, totalPages: 1 };
  });
  mockEndpoint(getPaymentTotals, () => totals);
  await renderApp([{ path: '/', Component: () => <PaymentTable /> }], {
    at: '/?page=999',
    as: { type: 'STAFF' },
  });
  await expect.element(page.getByRole('heading', { name: 'This list has no page 999' })).toBeVisible();
  await expectNoAxeViolations();
  await page.getByRole('button', { name: 'Go to the first page' }).click();
  await expect.element(page.getByRole('link', { name: 'Anna Chacko' })).toBeVisible();
  expect(calls.at(-1)).toMatchObject({ query: { page: '1' } });
});

test('a saved view stands beside the others with its number and narrows the list', async () => {
  const calls = mockEndpoint(listPayments, () => ({ docs: [samplePayment()], total: 1, totalPages: 1 }));
  mockEndpoint(getPaymentTotals, () => totals);
  mockEndpoint(listSavedViews, () => [
    {
      _id: '01970000-0000-7000-8000-0000000000a1',
      name: 'Zelle in Canada',
      isShared: true,
      ownerName: 'Mary Thomas',
      mayChange: false,
      query: { method: 'CHASE', currency: 'CAD' },
      revision: 0,
    },
  ]);
  mockEndpoint(countPaymentViews, () => [{ _id: '01970000-0000-7000-8000-0000000000a1', count: 7 }]);
  await renderPiece(<PaymentTable />, { as: { type: 'STAFF' } });
  const chips = page.getByRole('navigation', { name: 'Payments by what is to be done' });
  const view = chips.getByRole('link', { name: 'Zelle in Canada 7 · Shared by Mary Thomas' });
  await view.click();
  await expect.element(view).toHaveAttribute('aria-current', 'page');
  await expect.element(chips.getByRole('link', { name: 'All' })).not.toHaveAttribute('aria-current');
  await expect.poll(() => calls.at(-1)).toMatchObject({ query: { method: 'CHASE', currency: 'CAD' } });
});

test('a treasurer writes to the families of the payments that are shown', async () => {
  mockEndpoint(listPayments, () => ({ docs: [samplePayment()], total: 1, totalPages: 1 }));
  mockEndpoint(getPaymentTotals, () => totals);
  await renderApp([{ path: '/', Component: () => <PaymentTable roles={['TREASURER']} /> }], {
    at: `/?conventionId=${conventionId}&view=SHORT&method=CHEQUE&page=1`,
    as: { type: 'STAFF' },
  });
  await page.getByRole('button', { name: 'More actions' }).click();
  await expect
    .element(page.getByRole('link', { name: 'Write to these families' }))
    .toHaveAttribute(
      'href',
      `/admin/letters/new?list=PAYMENTS&conventionId=${conventionId}&view=SHORT&method=CHEQUE`,
    );
});

test('a row says whose payment it is and when to look again, and the list narrows to that', async () => {
  const lizy = { _id: sampleId('lizy'), name: 'Lizy Cherian', isOnDuty: true };
  const followUp = { on: '2027-02-03', reason: 'Call the bank', daysLate: 2 };
  const choir = { _id: sampleId('choir'), name: 'Choir', color: 'TEAL' } as const;
  const care = { assignedTo: lizy, followUp, labels: [choir] };
  mockEndpoint(careOfPayments.listAssignees, () => [lizy]);
  const calls = mockEndpoint(listPayments, () => ({
    docs: [samplePayment({ care })],
    total: 1,
    totalPages: 1,
  }));
  mockEndpoint(getPaymentTotals, () => totals);
  await renderApp([{ path: '/', Component: () => <PaymentTable /> }], {
    as: { type: 'STAFF' },
    at: `/?assigned=me&followUp=due&label=${choir._id}`,
  });
  await expect.element(page.getByText('Assigned to Lizy Cherian')).toBeVisible();
  await expect.element(page.getByText('Follow up, 2 days late')).toBeVisible();
  await expect.element(page.getByText('Choir')).toBeVisible();
  expect(calls.at(-1)?.query).toMatchObject({ assigned: 'me', followUp: 'due', label: choir._id });
  await expectNoAxeViolations();
});
