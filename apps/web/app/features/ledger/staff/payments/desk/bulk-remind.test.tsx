import { listLabels } from '@sangamam/contract/casework/labels/label-endpoints';
import { getPaymentTotals, listPayments } from '@sangamam/contract/ledger/payments/payment-admin-endpoints';
import { careOfPayments } from '@sangamam/contract/ledger/payments/payment-care-endpoints';
import { countPaymentViews } from '@sangamam/contract/ledger/payments/payment-filters';
import { remindNow } from '@sangamam/contract/collection/reminders/remind-now';
import { listSavedViews } from '@sangamam/contract/casework/saved-views/saved-view-endpoints';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { PaymentTable } from '#web/features/ledger/staff/payments/payment-table.tsx';

import { expectNoAxeViolations } from '../../../../../../test/axe.ts';
import { mockEndpoint } from '../../../../../../test/mock-endpoint.ts';
import { renderApp } from '../../../../../../test/render-app.tsx';
import { samplePayment } from '../../../../../../test/sample-payment.ts';

const [first, second] = ['01970000-0000-7000-8000-0000000000a1', '01970000-0000-7000-8000-0000000000a2'];

/** The view Short with two payments, of which the second family was reminded yesterday. */
async function showShort() {
  mockEndpoint(listSavedViews, () => []);
  mockEndpoint(countPaymentViews, () => []);
  mockEndpoint(careOfPayments.listAssignees, () => []);
  mockEndpoint(listLabels, () => []);
  mockEndpoint(getPaymentTotals, () => []);
  const short = (orderId: string, registrantName: string) =>
    samplePayment({
      _id: orderId.replace('a', 'b'),
      orderId,
      registrantName,
      state: 'PAYMENT_RECEIVED',
      receivedAmount: 400,
      heldAmount: 400,
      refundDue: 0,
      actions: ['receive-and-approve', 'receive', 'approve'],
    });
  const docs = [short(first, 'Anna Chacko'), short(second, 'Jose Luke')];
  mockEndpoint(listPayments, () => ({ docs, total: 2, totalPages: 1 }));
  const calls = mockEndpoint(remindNow, ({ body }) =>
    body.orderIds.map((orderId) => {
      const isLate = orderId === second;
      return {
        orderId,
        email: 'anna@example.org',
        reason: isLate ? null : ('PART_OPEN' as const),
        refusal: isLate ? ('REMINDED_LATELY' as const) : null,
        isSent: !isLate && !body.dryRun,
      };
    }),
  );
  await renderApp([{ path: '/', Component: () => <PaymentTable /> }], {
    as: { type: 'STAFF' },
    at: '/?view=SHORT',
  });
  return calls;
}

test('families whose money came short are reminded together, after a look at who gets a mail and who not', async () => {
  const calls = await showShort();
  await page.getByRole('checkbox', { name: 'Select all on this page that came short (2)' }).click();
  await expect.element(page.getByRole('button', { name: /^Received and approve/u })).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Remind 2' }).click();
  const dialog = page.getByRole('dialog', { name: 'Remind 1 family?' });
  await expect
    .element(dialog.getByText(/^Anna Chacko, anna@example.org: Part of the payment/u))
    .toBeVisible();
  await expect.element(dialog.getByText('Jose Luke: Reminded within the last two days')).toBeVisible();
  await expectNoAxeViolations();
  await dialog.getByRole('button', { name: 'Send 1 reminder' }).click();
  await expect.element(page.getByRole('dialog', { name: '1 family reminded' })).toBeVisible();
  expect(calls.map(({ body }) => body)).toEqual([
    { orderIds: [first, second], dryRun: true },
    { orderIds: [first], dryRun: false },
  ]);
});

test('where nobody can be reminded, nothing is offered to be sent', async () => {
  await showShort();
  await page.getByRole('checkbox', { name: /^Select Jose Luke/u }).click();
  await page.getByRole('button', { name: 'Remind 1' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nobody is reminded' });
  await expect.element(dialog.getByText(/Reminded within the last two days/u)).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: /^Send/u })).not.toBeInTheDocument();
});
