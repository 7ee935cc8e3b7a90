import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { balanceOf } from '@sangamam/contract/ledger/balance/balance';
import { feesHeld } from '@sangamam/contract/books/book-columns';
import {
  exportDiscrepancies,
  exportOpenBalances,
  readOpenItems,
} from '@sangamam/contract/books/open-item-endpoints';
import { discrepancyOf } from '@sangamam/contract/books/open-items';
import { refundStates } from '@sangamam/contract/ledger/refunds/refund-decisions';
import { heldIn } from '@sangamam/contract/ledger/entries/ledger';

import { factsOf, holdsCapacity } from '#server/features/orders/order/order-facts.ts';
import { refunds } from '#server/db/schema/schema.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call } from '#test/call.ts';
import { download } from '#test/download.ts';
import { createStaff } from '#test/fixtures/accounts.ts';
import { buildRandomBook, storedBook } from '#test/payments/random-book.ts';
import { signInAs } from '#test/sign-in-as.ts';

let t: TestApp;
let treasurer: { token: string };

beforeAll(async () => {
  t = await buildTestApp();
  treasurer = { token: await signInAs(t, await createStaff(t, 'TREASURER')) };
});
afterAll(() => t.close());

const onRecord = new Set(['PENDING_PAYMENT_APPROVAL', 'PAYMENT_RECEIVED', 'PAYMENT_APPROVED']);

describe('the open items of a book', () => {
  it.each([7, 21, 1_977])('those of random history %i are those of the contract', async (seed) => {
    const { conventionId } = await buildRandomBook(t, { seed, families: 80 });
    const book = await storedBook(t, conventionId);
    const query = { conventionId, currency: 'USD' as const };
    const { data } = await call(t, readOpenItems, { query }, treasurer);
    const payments = book.payments
      .filter(({ currency }) => currency === 'USD')
      .map((payment) => ({ ...payment, held: heldIn(payment.entries) }));

    const open = book.orders
      .filter(({ currency }) => currency === 'USD')
      .map((order) => {
        const payment = payments.find(({ orderId, state }) => orderId === order.id && onRecord.has(state));
        const recorded = payment && { ...payment, fee: payment.feeAmount, received: payment.held };
        return { orderId: order.id, open: balanceOf(factsOf(order), recorded).open };
      })
      .filter((order) => order.open > 0);
    expect(open.length).toBeGreaterThan(2);
    expect(data.balances.map(({ orderId, open }) => ({ orderId, open })).toSorted(byOrder)).toEqual(
      open.toSorted(byOrder),
    );
    expect(data.ages.reduce((sum, { amount }) => sum + amount, 0)).toBe(
      open.reduce((sum, order) => sum + order.open, 0),
    );

    const wrong = payments.flatMap(({ orderId, order, held, dueAmount: due, state, entries }) => {
      const kind = discrepancyOf({
        state,
        held,
        due,
        orderIsActive: holdsCapacity(order),
        entries: entries.length,
      });
      return kind === null ? [] : [{ orderId, kind, held, due }];
    });
    expect(new Set(wrong.map(({ kind }) => kind)).size).toBeGreaterThan(2);
    const found = data.discrepancies.map(({ orderId, kind, held, due }) => ({ orderId, kind, held, due }));
    expect(found.map((row) => JSON.stringify(row)).toSorted(byText)).toEqual(
      wrong.map((row) => JSON.stringify(row)).toSorted(byText),
    );

    const fees = payments.reduce(
      (sum, { held, netAmount: net, feeAmount: fee }) => sum + feesHeld(held, { net, fee }),
      0,
    );
    expect(data.fees.reduce((sum, { amount }) => sum + amount, 0)).toBe(fees);
  });

  it('open balances leave as a file', async () => {
    const { conventionId } = await buildRandomBook(t, { seed: 5, families: 20 });
    const query = { conventionId, currency: 'USD' as const };
    const { data } = await call(t, readOpenItems, { query }, treasurer);
    const { payload } = await download(t, exportOpenBalances, treasurer, {
      params: { format: 'csv' },
      query,
    });
    expect(payload.split('\r\n')).toHaveLength(data.balances.length + 2);
  });

  it('discrepancies leave as a file, each with what is wrong and its amounts', async () => {
    const { conventionId } = await buildRandomBook(t, { seed: 6, families: 40 });
    const query = { conventionId, currency: 'USD' as const };
    const { data } = await call(t, readOpenItems, { query }, treasurer);
    expect(data.discrepancies.length).toBeGreaterThan(3);
    const { payload } = await download(t, exportDiscrepancies, treasurer, {
      params: { format: 'csv' },
      query,
    });
    const rows = payload.split('\r\n').slice(1, -1);
    expect(rows.map((row) => row.split(',').slice(-2).map(Number))).toEqual(
      data.discrepancies.map(({ held, due }) => [held, due]),
    );
    expect(rows.every((row) => row.startsWith("'=Anna Family "))).toBe(true);
  });

  it.each([11, 12])('refunds of random history %i are counted by state, in their currency', async (seed) => {
    const { conventionId } = await buildRandomBook(t, { seed, families: 60 });
    const payments = (await storedBook(t, conventionId)).payments;
    const entered = payments.map((payment, index) => ({
      orderId: payment.orderId,
      paymentId: payment.id,
      currency: payment.currency,
      amount: (index % 7) * 10 + 5,
      keptFee: index % 3,
      method: 'CHASE' as const,
      state: refundStates[index % refundStates.length] ?? 'DUE',
    }));
    await t.ctx.db.insert(refunds).values(entered);
    for (const currency of ['USD', 'CAD'] as const) {
      const { data } = await call(t, readOpenItems, { query: { conventionId, currency } }, treasurer);
      const own = Map.groupBy(
        entered.filter((refund) => refund.currency === currency),
        ({ state }) => state,
      );
      const expected = [...own].map(([state, some]) => ({
        state,
        refunds: some.length,
        amount: some.reduce((sum, { amount }) => sum + amount, 0),
      }));
      expect(new Set(data.refunds)).toEqual(new Set(expected));
      expect(expected.length).toBeGreaterThan(3);
    }
  });
});

const byText = (a: string, b: string) => (a < b ? -1 : 1);
const byOrder = (a: { orderId: string }, b: { orderId: string }) => byText(a.orderId, b.orderId);
