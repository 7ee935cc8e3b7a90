import { afterAll, beforeAll, expect, it } from 'vitest';
import { listPayments } from '@sangamam/contract/ledger/payments/payment-admin-endpoints';
import {
  countPaymentViews,
  paymentFiltersInAddress,
} from '@sangamam/contract/ledger/payments/payment-filters';
import { createSavedView } from '@sangamam/contract/casework/saved-views/saved-view-endpoints';

import { buildConvention } from '#seed/factories/build-convention.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call } from '#test/call.ts';
import { createStaff } from '#test/fixtures/accounts.ts';
import { buildRandomBook } from '#test/payments/random-book.ts';
import { signInAs } from '#test/sign-in-as.ts';

let t: TestApp;
let treasurer: { token: string };
let book: string;
let empty: string;

beforeAll(async () => {
  t = await buildTestApp();
  treasurer = { token: await signInAs(t, await createStaff(t, 'TREASURER')) };
  ({ conventionId: book } = await buildRandomBook(t, { seed: 11, families: 60 }));
  ({ id: empty } = await buildConvention(t.ctx, { name: 'Sangamam without payments' }));
});
afterAll(() => t.close());

it('each view counts what the list of payments has, in the convention that is shown or its own one', async () => {
  const queries: Record<string, Record<string, string>> = {
    approve: { view: 'TO_APPROVE', sort: 'name' },
    overdue: { view: 'OVERDUE', currency: 'USD' },
    zelle: { method: 'CHASE' },
    approved: { state: 'PAYMENT_APPROVED' },
    bound: { view: 'TO_MATCH', conventionId: book },
    nobody: { search: 'Nobody at all' },
    amount: { search: '1200' },
    outdated: { state: 'NO_LONGER_A_STATE', currency: 'CAD' },
    unreported: { view: 'NOT_REPORTED' },
  };
  const names = new Map<string, string>();
  for (const [name, query] of Object.entries(queries)) {
    const view = { params: { list: 'PAYMENTS' as const }, body: { name, isShared: false, query } };
    names.set((await call(t, createSavedView, view, treasurer)).data._id, name);
  }
  for (const conventionId of [book, empty, undefined]) {
    const asked = conventionId === undefined ? {} : { conventionId };
    const { data } = await call(t, countPaymentViews, { query: asked }, treasurer);
    const counted = new Map(data.map(({ _id, count }) => [names.get(_id), count]));
    expect(counted.get('unreported')).toBeNull();
    expect(counted.get('bound')).toBeGreaterThan(0);
    expect((counted.get('zelle') ?? 0) > 0).toBe(conventionId !== empty);
    for (const [name, query] of Object.entries(queries)) {
      if (name === 'unreported') continue;
      const filters = paymentFiltersInAddress((parameter) => query[parameter] ?? '');
      const list = await call(t, listPayments, { query: { ...asked, ...filters } }, treasurer);
      expect([name, counted.get(name)]).toEqual([name, list.data.total]);
    }
  }
});

it('somebody without views has no counts', async () => {
  const other = { token: await signInAs(t, await createStaff(t, 'TREASURER')) };
  expect((await call(t, countPaymentViews, { query: {} }, other)).data).toEqual([]);
});
