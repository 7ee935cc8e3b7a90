import { listLabels } from '@sangamam/contract/casework/labels/label-endpoints';
import {
  approvePayment,
  getPaymentTotals,
  listPayments,
  type PaymentRow,
} from '@sangamam/contract/ledger/payments/payment-admin-endpoints';
import { receiveAndApprovePayments } from '@sangamam/contract/ledger/decisions/receive-and-approve-endpoints';
import { undoPaymentDecision } from '@sangamam/contract/ledger/undo/undo-endpoints';
import { careOfPayments } from '@sangamam/contract/ledger/payments/payment-care-endpoints';
import { countPaymentViews } from '@sangamam/contract/ledger/payments/payment-filters';
import { listSavedViews } from '@sangamam/contract/casework/saved-views/saved-view-endpoints';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { expectNoAxeViolations } from '../../../../../../test/axe.ts';
import { mockEndpoint, Refusal } from '../../../../../../test/mock-endpoint.ts';
import { renderPiece } from '../../../../../../test/render-app.tsx';
import { samplePayment } from '../../../../../../test/sample-payment.ts';
import { PaymentTable } from '../payment-table.tsx';

beforeEach(() => {
  mockEndpoint(listSavedViews, () => []);
  mockEndpoint(countPaymentViews, () => []);
  mockEndpoint(careOfPayments.listAssignees, () => []);
  mockEndpoint(listLabels, () => []);
});

const ids = [1, 2, 3].map((n) => `01970000-0000-7000-8000-00000000010${n}`);
const names = ['Anna Chacko', 'Jose Luke', 'Mary Thomas'];
const decisionId = '01970000-0000-7000-8000-0000000001d1';

const reported = (place: number, changes: Partial<PaymentRow> = {}) =>
  samplePayment({
    _id: ids[place] ?? '',
    registrantName: names[place] ?? '',
    tmpConvRegNo: `T2KX7A${place + 1}`,
    state: 'PENDING_PAYMENT_APPROVAL',
    receivedAmount: 0,
    heldAmount: 0,
    refundDue: 0,
    actions: ['receive-and-approve', 'receive', 'approve', 'decline', 'reject'],
    ...changes,
  });

/** A list "To match" of three, from which what is approved vanishes, and whose last decision can be undone. */
async function showDesk({ forSeconds = 60 }: { forSeconds?: number } = {}) {
  const approved = new Set<string>();
  const rowOf = (place: number) =>
    approved.has(ids[place] ?? '')
      ? reported(place, {
          state: 'PAYMENT_APPROVED',
          receivedAmount: 1_000,
          heldAmount: 1_000,
          actions: ['correct', 'reverse'],
          undo: {
            decisionId,
            action: 'receive-and-approve',
            until: new Date(Date.now() + forSeconds * 1_000).toISOString(),
          },
        })
      : reported(place);
  mockEndpoint(listPayments, ({ query }) => {
    const asked = query?.ids?.split(',');
    const docs = [0, 1, 2].map(rowOf).filter(({ _id }) => asked?.includes(_id) ?? !approved.has(_id));
    return { docs, total: docs.length, totalPages: 1 };
  });
  mockEndpoint(getPaymentTotals, () => {
    const count = 3 - approved.size;
    return [{ view: 'TO_MATCH' as const, currency: 'USD' as const, count, amount: 1_000 * count }];
  });
  const decided = (paymentId: string) => ({
    _id: paymentId,
    state: 'PAYMENT_APPROVED' as const,
    receivedAmount: 1_000,
    heldAmount: 1_000,
    dueAmount: 1_000,
    orderId: reported(0).orderId,
    orderStatus: 'CONFIRMED' as const,
    permConvRegNo: 'R2KX7A9',
  });
  const approvals = mockEndpoint(receiveAndApprovePayments, ({ body }) =>
    body.payments.map(({ paymentId }) => {
      const isRefused = paymentId === ids[1];
      if (!isRefused) approved.add(paymentId);
      return {
        _id: paymentId,
        approved: !isRefused,
        orderStatus: isRefused ? null : ('CONFIRMED' as const),
        permConvRegNo: isRefused ? null : 'R2KX7A9',
        code: isRefused ? 'CONFLICT' : null,
        message: isRefused ? 'Somebody else changed this in the meantime. Please look again.' : null,
      };
    }),
  );
  const undos = mockEndpoint(undoPaymentDecision, ({ params }) => {
    approved.delete(params.paymentId);
    return { ...decided(params.paymentId), state: 'PENDING_PAYMENT_APPROVAL' as const };
  });
  await renderPiece(
    <main>
      <h1>Payments</h1>
      <PaymentTable />
    </main>,
    { as: { type: 'STAFF' } },
  );
  await page.getByRole('link', { name: /^To match/u }).click();
  await expect.element(page.getByRole('row', { name: /Jose Luke/u })).toBeVisible();
  return { approvals, undos, decided, approved };
}

const rowOf = (name: string) => page.getByRole('row', { name: new RegExp(name, 'u') }).first();
const animations = () => Promise.allSettled(document.getAnimations().map(({ finished }) => finished));

test('several are received and approved: a line for each, and the rows stay with Undo', async () => {
  const { approvals, undos } = await showDesk();
  await page.getByRole('checkbox', { name: /^Select all on this page/u }).click();
  await expect.element(page.getByText('3 payments selected, $3,000 USD')).toBeVisible();
  await page.getByRole('checkbox', { name: /^Select Mary Thomas/u }).click();
  await page.getByRole('button', { name: 'Received and approve 2' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Received and approve' }).click();
  const results = page.getByRole('dialog', { name: '1 approved, 1 not approved' });
  await expect.element(results).toBeVisible();
  await animations();
  await expectNoAxeViolations();
  const lines = results.getByRole('listitem');
  await expect.element(lines.nth(0)).toMatchTextContent(/Anna Chacko.*Confirmed/u);
  await expect.element(lines.nth(1)).toMatchTextContent(/Jose Luke.*Not approved.*Somebody else/u);
  expect(approvals).toMatchObject([
    {
      body: {
        payments: [
          { paymentId: ids[0], amount: 1_000, receivedBefore: 0 },
          { paymentId: ids[1], amount: 1_000, receivedBefore: 0 },
        ],
      },
    },
  ]);
  await results.getByRole('button', { name: 'Done' }).click();
  await expect.element(results).not.toBeInTheDocument();

  await expect.element(rowOf('Anna Chacko')).toMatchTextContent(/Done: received and approved/u);
  await expect.element(rowOf('Anna Chacko')).toHaveAttribute('data-muted', 'true');
  expect(
    page
      .getByRole('rowheader')
      .elements()
      .map((cell) => cell.textContent?.slice(0, 4)),
  ).toEqual(['Anna', 'Jose', 'Mary']);
  await expect.element(page.getByRole('link', { name: 'To match 2 · $2,000 USD' })).toBeVisible();
  await expectNoAxeViolations();

  await page.getByRole('button', { name: 'Undo: Anna Chacko, received and approved' }).click();
  await expect.element(rowOf('Anna Chacko')).not.toHaveAttribute('data-muted');
  expect(undos).toMatchObject([{ params: { paymentId: ids[0] }, body: { decisionId } }]);
});

test('payments that came short cannot be received together, which would record money that never came', async () => {
  await showDesk();
  await expect.element(page.getByRole('checkbox', { name: /^Select Anna Chacko/u })).toBeVisible();
  await page.getByRole('link', { name: /^Short/u }).click();
  await page.getByRole('checkbox', { name: /^Select Anna Chacko/u }).click();
  await expect.element(page.getByRole('button', { name: 'Remind 1' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Received and approve/u })).not.toBeInTheDocument();
});

test('payments are assigned together whatever their state, and only those that can be are received', async () => {
  const lizy = { _id: '01970000-0000-7000-8000-0000000001e1', name: 'Lizy Cherian', isOnDuty: true };
  mockEndpoint(careOfPayments.listAssignees, () => [lizy]);
  await showDesk();
  mockEndpoint(listPayments, () => ({
    docs: [reported(0), reported(1, { state: 'PAYMENT_APPROVED', actions: ['reverse'] })],
    total: 2,
    totalPages: 1,
  }));
  const calls = mockEndpoint(careOfPayments.assignSeveral, ({ body }) =>
    body.records.map(({ recordId }, place) =>
      place === 0
        ? { _id: recordId, succeeded: true, code: null, message: null }
        : { _id: recordId, succeeded: false, code: 'CONFLICT', message: 'Somebody was quicker.' },
    ),
  );
  await page.getByRole('link', { name: /^Overdue/u }).click();
  await page.getByRole('checkbox', { name: /^Select Jose Luke/u }).click();
  await expect.element(page.getByText('1 payment selected', { exact: true })).toBeVisible();
  await expect
    .element(page.getByRole('button', { name: /^Received and approve \d/u }))
    .not.toBeInTheDocument();
  await page.getByRole('checkbox', { name: 'Select all on this page (2)' }).click();
  await expect.element(page.getByRole('button', { name: 'Received and approve 1' })).toBeVisible();
  await expectNoAxeViolations();
  await page.getByRole('button', { name: 'Assign 2' }).click();
  const dialog = page.getByRole('dialog', { name: 'Assign 2 payments' });
  await dialog.getByRole('combobox', { name: 'Assigned to' }).selectOptions('Lizy Cherian');
  await dialog.getByRole('button', { name: 'Assign', exact: true }).click();
  const results = page.getByRole('dialog', { name: '1 assigned, 1 not assigned' });
  await expect
    .element(results.getByRole('listitem').nth(1))
    .toMatchTextContent(/Jose Luke.*Somebody was quicker/u);
  expect(calls).toMatchObject([
    {
      body: { userId: lizy._id, records: [{ recordId: ids[0], assignedToSeen: null }, { recordId: ids[1] }] },
    },
  ]);
  await results.getByRole('button', { name: 'Done' }).click();
  await expect.element(page.getByRole('region', { name: 'Selected payments' })).not.toBeInTheDocument();
});

test('a row that was done goes when the view changes', async () => {
  const { approved } = await showDesk();
  await page.getByRole('button', { name: /^Ledger and actions of Anna/u }).click();
  mockEndpoint(approvePayment, ({ params }) => {
    approved.add(params.paymentId);
    throw new Refusal('CONFLICT');
  });
  await page.getByRole('button', { name: 'Approve', exact: true }).click();
  await page.getByRole('textbox', { name: 'Reason' }).fill('The rest comes in cash');
  await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await expect.element(rowOf('Anna Chacko')).toHaveAttribute('data-muted', 'true');
  await userEvent.keyboard('{Escape}');
  await page.getByRole('link', { name: /^Short/u }).click();
  await expect.element(page.getByRole('row', { name: /Anna Chacko/u })).not.toBeInTheDocument();
});

test('Undo vanishes when the minute is over, and the row says what was done', async () => {
  await showDesk({ forSeconds: 0 });
  await page.getByRole('checkbox', { name: /^Select Anna Chacko/u }).click();
  await page.getByRole('button', { name: 'Received and approve 1' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Received and approve' }).click();
  await page.getByRole('dialog', { name: '1 approved' }).getByRole('button', { name: 'Done' }).click();
  await expect.element(rowOf('Anna Chacko')).toMatchTextContent(/Done: received and approved/u);
  await expect.element(page.getByRole('button', { name: /^Undo/u })).not.toBeInTheDocument();
});

test('u undoes what was just done with the row that has the focus', async () => {
  const { undos } = await showDesk();
  await page.getByRole('checkbox', { name: /^Select Anna Chacko/u }).click();
  await page.getByRole('button', { name: 'Received and approve 1' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Received and approve' }).click();
  const results = page.getByRole('dialog', { name: '1 approved' });
  await expect.element(results).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(results).not.toBeInTheDocument();
  await userEvent.keyboard('u');
  await expect.poll(() => undos).toMatchObject([{ params: { paymentId: ids[0] }, body: { decisionId } }]);
  await expect.element(page.getByText('Undone', { exact: true })).toBeVisible();
});

test('the list is worked by keyboard: j and k move, a and e ask, ? helps, and typing is typing', async () => {
  const { approved } = await showDesk();
  const opener = (name: string) =>
    page.getByRole('button', { name: new RegExp(`^Ledger and actions of ${name}`, 'u') });
  await userEvent.keyboard('j');
  await expect.element(opener('Anna Chacko')).toHaveFocus();
  await userEvent.keyboard('jjk');
  await expect.element(opener('Jose Luke')).toHaveFocus();
  await userEvent.keyboard('a');
  const dialog = page.getByRole('dialog', { name: 'Record the money and approve?' });
  await expect.element(dialog.getByRole('textbox', { name: 'Amount in USD' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener('Jose Luke')).toHaveFocus();
  await userEvent.keyboard('e');
  const record = page.getByRole('dialog', { name: 'Record money received' });
  await expect.element(record).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(record).not.toBeInTheDocument();

  await userEvent.keyboard('?');
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect.element(help.getByText('Next payment')).toBeVisible();
  await animations();
  await expectNoAxeViolations();
  await userEvent.keyboard('{Escape}');
  await expect.element(help).not.toBeInTheDocument();
  expect(approved.size).toBe(0);

  await page.getByRole('searchbox').fill('jau');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await page.getByRole('searchbox').fill('');
  await expect.element(opener('Mary Thomas')).toBeVisible();
});
