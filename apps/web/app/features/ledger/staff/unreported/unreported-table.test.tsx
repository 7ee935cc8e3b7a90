import { listLabels } from '@sangamam/contract/casework/labels/label-endpoints';
import { getPaymentTotals, listPayments } from '@sangamam/contract/ledger/payments/payment-admin-endpoints';
import {
  listUnreported,
  receiveUnreported,
  type UnreportedRow,
} from '@sangamam/contract/ledger/unreported/unreported-endpoints';
import { careOfPayments } from '@sangamam/contract/ledger/payments/payment-care-endpoints';
import { countPaymentViews } from '@sangamam/contract/ledger/payments/payment-filters';
import { listSavedViews } from '@sangamam/contract/casework/saved-views/saved-view-endpoints';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { expectNoAxeViolations } from '../../../../../test/axe.ts';
import { mockEndpoint, Refusal } from '../../../../../test/mock-endpoint.ts';
import { renderPiece } from '../../../../../test/render-app.tsx';
import { sampleIds } from '../../../../../test/sample-orders.ts';
import { PaymentTable } from '../payments/payment-table.tsx';

beforeEach(() => {
  mockEndpoint(listSavedViews, () => []);
  mockEndpoint(countPaymentViews, () => []);
  mockEndpoint(careOfPayments.listAssignees, () => []);
  mockEndpoint(listLabels, () => []);
});

const unpaid: UnreportedRow = {
  orderId: sampleIds.order,
  tmpConvRegNo: 'T2KX7A9',
  permConvRegNo: null,
  registrantName: 'Anna Chacko',
  email: 'anna@example.org',
  conventionName: 'Sangamam 2027',
  isAddonOrder: true,
  currency: 'USD',
  amount: 1_000,
  registrationStatus: 'REG_APPROVED',
  submittedAt: '2027-02-01T12:00:00.000Z',
};

async function show(scheme: 'light' | 'dark' = 'light') {
  const listed = { rows: [unpaid] };
  mockEndpoint(listPayments, () => ({ docs: [], total: 0, totalPages: 0 }));
  mockEndpoint(getPaymentTotals, () => {
    const count = listed.rows.length;
    return [{ view: 'NOT_REPORTED' as const, currency: 'USD' as const, count, amount: 1_000 * count }];
  });
  const searches = mockEndpoint(listUnreported, () => ({
    docs: listed.rows,
    total: listed.rows.length,
    totalPages: 1,
  }));
  await renderPiece(
    <main>
      <h1>Payments</h1>
      <PaymentTable roles={['TREASURER']} />
    </main>,
    { as: { type: 'STAFF' }, scheme },
  );
  await page.getByRole('link', { name: 'Not reported 1 · $1,000 USD' }).click();
  await expect.element(page.getByRole('link', { name: 'Anna Chacko' })).toBeVisible();
  await page.getByRole('button', { name: 'More actions' }).click();
  await expect
    .element(page.getByRole('link', { name: 'Write to these families' }))
    .toHaveAttribute('href', '/admin/letters/new?list=UNREPORTED');
  return { listed, searches };
}

const recordButton = () => page.getByRole('button', { name: 'Record money of Anna Chacko, T2KX7A9' });

test.for(['light', 'dark'] as const)(
  'orders without a payment are listed with what is due (%s)',
  async (scheme) => {
    const { searches } = await show(scheme);
    const row = page.getByRole('row', { name: /Anna Chacko/u });
    await expect.element(row).toMatchTextContent(/Add-ons only.*anna@example.org.*\$1,000 USD.*Approved/u);
    await expectNoAxeViolations();
    await page.getByRole('searchbox').fill('mary');
    await expect.poll(() => searches.at(-1)).toMatchObject({ query: { search: 'mary' } });
  },
);

test('money that came all the same is recorded as how it came, and the row goes', async () => {
  const { listed } = await show();
  const calls = mockEndpoint(receiveUnreported, () => {
    listed.rows = [];
    return {
      _id: sampleIds.order,
      state: 'PAYMENT_RECEIVED' as const,
      receivedAmount: 1_000,
      heldAmount: 1_000,
      dueAmount: 1_000,
      orderId: sampleIds.order,
      orderStatus: 'PENDING_FOR_APPROVAL' as const,
      permConvRegNo: null,
    };
  });
  await recordButton().click();
  const dialog = page.getByRole('dialog');
  await expect
    .element(dialog.getByText('The family has not reported this payment', { exact: false }))
    .toBeVisible();
  await dialog.getByRole('combobox', { name: 'How it came' }).selectOptions('CHEQUE');
  await expect.element(dialog.getByRole('textbox', { name: 'Check number' })).toBeVisible();
  await expectNoAxeViolations();
  await dialog.getByRole('combobox', { name: 'How it came' }).selectOptions('CHASE');
  await dialog.getByRole('textbox', { name: /^Reference/u }).fill('Chase 7');
  await dialog.getByRole('button', { name: 'Record', exact: true }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(calls).toMatchObject([{ body: { method: 'CHASE', amount: 1_000, reference: 'Chase 7' } }]);
  await expect.element(page.getByText('Nothing is unreported here')).toBeVisible();
});

test('a refusal is shown in the dialog', async () => {
  await show();
  mockEndpoint(receiveUnreported, () => {
    throw new Refusal('PAYMENT_NOT_POSSIBLE');
  });
  await recordButton().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Record', exact: true }).click();
  await expect.element(dialog.getByText('This was not recorded')).toBeVisible();
});
