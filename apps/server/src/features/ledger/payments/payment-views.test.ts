import { afterAll, beforeAll, expect, it } from 'vitest';
import { calendarDateIn } from '@sangamam/contract/fields/dates/calendar-date';
import type { EndpointInput } from '@sangamam/contract/http/endpoint';
import {
  getPaymentTotals,
  listPayments,
  type PaymentRow,
} from '@sangamam/contract/ledger/payments/payment-admin-endpoints';
import { paymentViews, viewAmountsOf } from '@sangamam/contract/ledger/payments/payment-views';

import { decisionFactsOf } from '#server/features/ledger/payment-facts.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call, callLoosely } from '#test/call.ts';
import { createStaff } from '#test/fixtures/accounts.ts';
import { buildRandomBook, storedBook } from '#test/payments/random-book.ts';
import { signInAs } from '#test/sign-in-as.ts';

let t: TestApp;
let treasurer: { token: string };
let conventionId: string;

beforeAll(async () => {
  t = await buildTestApp();
  treasurer = { token: await signInAs(t, await createStaff(t, 'TREASURER')) };
  ({ conventionId } = await buildRandomBook(t, { seed: 7, families: 150 }));
});
afterAll(() => t.close());

/** Every payment with its amounts in the views, computed by the contract. */
async function viewedPayments() {
  const today = calendarDateIn('UTC', t.ctx.now());
  return (await storedBook(t, conventionId)).payments.map(({ order, entries, ...payment }) => {
    const facts = decisionFactsOf({ payment, order, entries, reserved: 0 });
    const amounts = viewAmountsOf({ ...facts, dueDate: payment.dueDate }, today);
    return { id: payment.id, currency: payment.currency, amounts };
  });
}

it('the totals of random histories are those of the contract', async () => {
  const viewed = await viewedPayments();
  const expected = (['CAD', 'USD'] as const).flatMap((currency) =>
    paymentViews.map((view) => {
      const amounts = viewed.filter((one) => one.currency === currency).map(({ amounts }) => amounts[view]);
      const sum = amounts.reduce((total, amount) => total + amount, 0);
      return { view, currency, count: amounts.filter((amount) => amount > 0).length, amount: sum };
    }),
  );
  const all = (await call(t, getPaymentTotals, { query: {} }, treasurer)).data;
  const totals = all.filter(({ view }) => view !== 'NOT_REPORTED');
  expect(totals).toEqual(expected.filter(({ count }) => count > 0));
  expect(new Set(totals.map(({ view }) => view))).toEqual(new Set(paymentViews));
});

it.each(paymentViews)('the list of %s has the payments that the contract says', async (view) => {
  const viewed = await viewedPayments();
  const expected = viewed.filter(({ amounts }) => amounts[view] > 0).map(({ id }) => id);
  const ids: string[] = [];
  for (let page = 1; ids.length < expected.length || page === 1; page++) {
    const query = { view, page: String(page) };
    const { data } = await call(t, listPayments, { query }, treasurer);
    expect(data.total).toBe(expected.length);
    ids.push(...data.docs.map(({ _id }) => _id));
    if (page >= data.totalPages) break;
  }
  expect(ids.toSorted()).toEqual(expected.toSorted());
});

/** All pages of the list with this query. */
async function listAll(narrowed: Omit<EndpointInput<typeof listPayments>['query'], 'page'>) {
  const docs: PaymentRow[] = [];
  for (let page = 1, pages = 1; page <= pages; page++) {
    const query = { ...narrowed, conventionId, page: String(page) };
    const { data } = await call(t, listPayments, { query }, treasurer);
    docs.push(...data.docs);
    pages = data.totalPages;
  }
  return docs;
}

it.each([
  ['reported', ({ reportedAt, _id }: PaymentRow) => `${reportedAt} ${_id}`],
  ['dueDate', ({ dueDate }: PaymentRow) => dueDate],
  ['amount', ({ dueAmount }: PaymentRow) => dueAmount],
  ['name', ({ registrantName }: PaymentRow) => registrantName.split(' ').at(-1)?.toLowerCase() ?? ''],
] as const)('the list is sorted by %s over all its pages, both ways', async (sort, keyOf) => {
  const all = await listAll({});
  const expected = all.map((row) => keyOf(row)).toSorted((a, b) => (a < b ? -1 : Number(a > b)));
  expect(new Set(expected).size).toBeGreaterThan(1);
  expect((await listAll({ sort })).map((row) => keyOf(row))).toEqual(expected);
  expect((await listAll({ sort: `-${sort}` })).map((row) => keyOf(row))).toEqual(expected.toReversed());
});

it('the list narrows to a method and a currency', async () => {
  const all = await listAll({});
  for (const method of ['CHASE', 'CHEQUE'] as const) {
    const expected = all.filter((row) => row.method === method && row.currency === 'CAD');
    expect(expected.length).toBeGreaterThan(0);
    expect(await listAll({ method, currency: 'CAD' })).toEqual(expected);
  }
});

it('refuses an order that it does not know', async () => {
  const refused = await callLoosely(t, listPayments, { query: { sort: 'reference' } }, treasurer);
  expect(refused).toMatchObject({
    status: 400,
    errors: [{ code: 'RQST_PARAMS_INVALID', field: 'sort' }],
  });
});
