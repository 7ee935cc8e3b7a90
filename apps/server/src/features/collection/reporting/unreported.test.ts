import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getPaymentTotals } from '@sangamam/contract/ledger/payments/payment-admin-endpoints';
import { unreportedAmountOf } from '@sangamam/contract/ledger/unreported/unreported';
import { listUnreported, receiveUnreported } from '@sangamam/contract/ledger/unreported/unreported-endpoints';
import { listOrderHistory } from '@sangamam/contract/orders/order-endpoints';
import { paymentStatuses } from '@sangamam/contract/orders/order-status';

import { buildConvention } from '#seed/factories/build-convention.ts';
import { buildUser } from '#seed/factories/build-user.ts';
import { orders } from '#server/db/schema/schema.ts';
import { factsOf } from '#server/features/orders/order/order-facts.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call } from '#test/call.ts';
import { combinations } from '#test/decisions/every-role.ts';
import type { TestFamily } from '#test/fixtures/registrations.ts';
import { expectInvariants } from '#test/invariants.ts';
import { outbox } from '#test/outbox.ts';
import { untilAnswered } from '#test/until-answered.ts';
import { buildPaymentDesk, type PaymentDesk } from '#test/payments/payment-desk.ts';

let t: TestApp;
let desk: PaymentDesk;

describe('money that a family has not reported', () => {
  beforeAll(async () => {
    t = await buildTestApp();
    desk = await buildPaymentDesk(t);
  });
  afterAll(async () => {
    await expectInvariants(t);
    await t.close();
  });

  const receives = (family: TestFamily, changes: object = {}) => {
    const body = { method: 'CHASE' as const, amount: 1_000, reference: 'Chase 7', ...changes };
    return call(t, receiveUnreported, { ...desk.at(family), body }, desk.treasurer);
  };
  const found = async ({ tempNumber }: TestFamily) =>
    (await call(t, listUnreported, { query: { search: tempNumber } }, desk.treasurer)).data.docs;

  it('is listed with what is due, recorded in one step, and then a payment to approve', async () => {
    const family = await desk.family();
    expect(await found(family)).toMatchObject([
      { orderId: family.orderId, amount: 1_000, currency: 'USD', isAddonOrder: false },
    ]);
    const { status, data } = await receives(family);
    expect([status, data]).toMatchObject([200, { state: 'PAYMENT_RECEIVED', receivedAmount: 1_000 }]);
    expect(await found(family)).toEqual([]);
    const { entries, actions, undo } = await desk.paymentOf(family);
    expect(entries.map(({ kind, reference }) => [kind, reference])).toEqual([
      ['REPORTED', null],
      ['RECEIVED', 'Chase 7'],
    ]);
    expect(actions).toContain('approve');
    expect(undo).toBeNull();
    const query = { userId: family.account.id };
    const [order] = (await call(t, listOrderHistory, { query }, family)).data;
    const told = order?.timelineEvents.map(({ what }) => what);
    expect(told).toEqual(['STARTED', 'SUBMITTED', 'PAYMENT_RECEIVED']);
  });

  it('asks for the rest by mail when it is a part', async () => {
    const family = await desk.family();
    await receives(family, { amount: 400 });
    const kinds = (await outbox(t, { to: family.account.email })).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind.startsWith('payment.'))).toEqual(['payment.part-received']);
  });

  it('is recorded once by 20 parallel calls, and refused while a payment is under way', async () => {
    const family = await desk.family();
    const answers = await Promise.all(
      Array.from({ length: 20 }, async () => untilAnswered(() => receives(family))),
    );
    expect(answers.map(({ codes }) => codes.join()).toSorted()).toEqual([
      '',
      ...Array.from({ length: 19 }, () => 'PAYMENT_NOT_POSSIBLE'),
    ]);
    expect(await desk.paymentOf(family)).toMatchObject({ receivedAmount: 1_000 });
  });

  it('is listed again after its payment was declined', async () => {
    const family = await desk.familyThatPaid(1_000);
    expect(await found(family)).toEqual([]);
    const other = await desk.family();
    await desk.reports(other);
    await desk.declines(other);
    expect(await found(other)).toHaveLength(1);
  });

  it('is refused for an order that does not exist, and as a check of another method', async () => {
    const family = await desk.family();
    const orderId = '01970000-0000-7000-8000-00000000dead';
    expect((await receives({ ...family, orderId })).codes).toEqual(['ORDER_NOT_FOUND']);
    const check = { number: '1041', bank: '', writtenOn: '2026-01-02', receivedOn: '2026-01-03' };
    expect((await receives(family, { check })).codes).toEqual(['RQST_PARAMS_INVALID']);
    expect(await found(family)).toHaveLength(1);
  });
});

describe('the view of orders without a reported payment', () => {
  beforeAll(async () => {
    t = await buildTestApp();
    desk = await buildPaymentDesk(t);
    const { id: conventionId } = await buildConvention(t.ctx);
    const { userId } = await buildUser(t.ctx);
    const facts = combinations<{
      registrationStatus: 'PENDING_REG_APPROVAL' | 'REG_APPROVED' | 'REG_REJECTED';
      paymentStatus: (typeof paymentStatuses)[number] | null;
      cancelled: boolean;
      submitted: boolean;
      net: number;
      currency: 'USD' | 'CAD';
    }>({
      registrationStatus: ['PENDING_REG_APPROVAL', 'REG_APPROVED', 'REG_REJECTED'],
      paymentStatus: [...paymentStatuses, null],
      cancelled: [true, false],
      submitted: [true, false],
      net: [0, 1_000],
      currency: ['USD', 'CAD'],
      // Only a submitted order is decided about or paid, and a registration has one add-on order that is not.
    }).filter(
      ({ submitted, cancelled, ...rest }) =>
        submitted ||
        (rest.paymentStatus === null && (cancelled || (rest.currency === 'USD' && rest.net > 0))),
    );
    const started = facts.filter(({ submitted, cancelled }) => !submitted && !cancelled);
    const inserted = facts.filter((one) => !started.slice(1).includes(one));
    const parent = await desk.family();
    const at = t.ctx.now();
    await t.database.db.insert(orders).values(
      inserted.map(({ cancelled, submitted, net, registrationStatus, currency, ...rest }, place) => ({
        ...rest,
        currency: submitted ? currency : null,
        registrationStatus: submitted ? registrationStatus : null,
        userId,
        conventionId,
        parentOrderId: parent.orderId,
        tempNumber: `TCOMB${place}`,
        netPrice: submitted ? net : null,
        cadNetPrice: submitted ? net + net / 2 : null,
        submittedAt: submitted ? at : null,
        cancelledAt: cancelled ? at : null,
      })),
    );
  });
  afterAll(() => t.close());

  it('has, in list and totals, the orders that the contract says, over all combinations', async () => {
    const stored = await t.database.db.select().from(orders);
    const expected = stored.map((order) => ({ order, amount: unreportedAmountOf(factsOf(order)) }));
    const wanted = expected.filter(({ amount }) => amount > 0);
    expect(wanted.length).toBeGreaterThan(10);
    const listed = (await call(t, listUnreported, { query: { pageSize: '100' } }, desk.treasurer)).data;
    expect(listed.total).toBe(wanted.length);
    expect(new Map(listed.docs.map(({ orderId, amount }) => [orderId, amount]))).toEqual(
      new Map(wanted.map(({ order, amount }) => [order.id, amount])),
    );
    const totals = (await call(t, getPaymentTotals, { query: {} }, desk.treasurer)).data;
    const sums = (['CAD', 'USD'] as const).map((currency) => {
      const ofCurrency = wanted.filter(({ order }) => (order.currency ?? 'USD') === currency);
      const amount = ofCurrency.reduce((sum, one) => sum + one.amount, 0);
      return { view: 'NOT_REPORTED', currency, count: ofCurrency.length, amount };
    });
    expect(totals.filter(({ view }) => view === 'NOT_REPORTED')).toEqual(sums);
  });
});
