import type { SelectedAddon } from '@sangamam/contract/conventions/addons/addon';
import * as setUp from '@sangamam/contract/conventions/configuration/convention-admin-endpoints';
import { addDays, calendarDateIn } from '@sangamam/contract/fields/dates/calendar-date';
import * as refunds from '@sangamam/contract/ledger/refunds/refund-admin-endpoints';
import * as own from '@sangamam/contract/orders/cancel/cancel-request-endpoints';
import { createAddonOrder } from '@sangamam/contract/orders/addon-orders/addon-order-endpoints';
import {
  cancelOrder,
  listOrderHistory,
  submitForApprovalById,
} from '@sangamam/contract/orders/order-endpoints';
import * as staff from '@sangamam/contract/orders/registrations/registration-admin-endpoints';
import { getOverview } from '@sangamam/contract/reports/overview/overview-endpoints';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { buildAddon } from '#seed/factories/build-addon.ts';
import { inTransaction } from '#server/db/context.ts';
import { ordersPersonalData } from '#server/features/orders/personal-data.ts';
import { erasePersonalData, mergePersonalData } from '#server/features/personal-data/carry-out.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call } from '#test/call.ts';
import { dataSubject } from '#test/fixtures/data-subject.ts';
import { downloadOwnData } from '#test/download.ts';
import { createStaff } from '#test/fixtures/accounts.ts';
import type { TestFamily } from '#test/fixtures/registrations.ts';
import { expectInvariants } from '#test/invariants.ts';
import { outbox } from '#test/outbox.ts';
import { buildPaymentDesk, type PaymentDesk } from '#test/payments/payment-desk.ts';
import { signInAs } from '#test/sign-in-as.ts';

let t: TestApp;
let desk: PaymentDesk;
let viewer: { token: string };

beforeAll(async () => {
  t = await buildTestApp();
  desk = await buildPaymentDesk(t);
  viewer = { token: await signInAs(t, await createStaff(t, 'VIEWER')) };
  await takeRequestsUntil(60);
});
afterAll(async () => {
  await expectInvariants(t);
  await t.close();
});

const today = () => calendarDateIn('America/New_York', t.ctx.now());

/** Families may ask until so many days from now; not at all without a number. */
const takeRequestsUntil = (days: number | null) =>
  t.database.pool.query('update conventions set cancel_requests_until = $2 where id = $1', [
    desk.conventionId,
    days === null ? null : addDays(today(), days),
  ]);

/** The terms as they are when a registration was sent so many days ago. */
const terms = (passed = 0) => [
  { until: addDays(today(), 10 - passed), keptUsd: 100, keptCad: 130 },
  { until: addDays(today(), 40 - passed), keptUsd: 300, keptCad: 390 },
];

const withTerms = async (family: TestFamily, cancellation: object[] = terms()) => {
  await t.database.pool.query('update orders set cancellation = $2 where id = $1', [
    family.orderId,
    JSON.stringify(cancellation),
  ]);
  return family;
};

/** A confirmed family that paid 1,000, with terms that keep 100 for ten days, then 300. */
const paidFamily = async () => withTerms(await desk.confirmedFamily());

/** Puts what happened to a family back by fifteen days, so that the terms of today keep 300. Sessions would end meanwhile. */
async function daysPass(family: TestFamily) {
  await withTerms(family, terms(15));
  const { pool } = t.database;
  await pool.query(
    "update cancel_requests set asked_at = asked_at - interval '15 days', closed_at = closed_at - interval '15 days' where order_id = $1",
    [family.orderId],
  );
  await pool.query("update orders set cancelled_at = cancelled_at - interval '15 days' where id = $1", [
    family.orderId,
  ]);
}

const at = ({ orderId }: TestFamily) => ({ params: { orderId } });
const estimate = (family: TestFamily) => call(t, own.getCancelEstimate, at(family), family);
interface Asked {
  reason?: string;
  keptSeen?: number | null;
}
const ask = (family: TestFamily, { reason = '', keptSeen = 100 }: Asked = {}, as = family) =>
  call(t, own.askToCancel, { ...at(family), body: { reason, keptSeen } }, as);
const takeBack = (family: TestFamily, as = family) => call(t, own.takeCancelRequestBack, at(family), as);

const detail = async (family: TestFamily, as: { token: string } = desk.registrar) =>
  (await call(t, staff.getRegistration, at(family), as)).data;
const requestOf = async (family: TestFamily) => {
  const request = (await detail(family)).cancelRequest;
  if (!request) throw new Error('The family asks nothing');
  return request._id;
};
const grant = (family: TestFamily, requestId: string, answer = '') =>
  call(t, staff.cancelAsAsked, { ...at(family), body: { requestId, answer } }, desk.registrar);
const decline = (family: TestFamily, requestId: string, reason = 'The hotel was paid') =>
  call(t, staff.declineCancelRequest, { ...at(family), body: { requestId, reason } }, desk.registrar);

async function orderOf(family: TestFamily) {
  const query = { userId: family.account.id };
  const { data } = await call(t, listOrderHistory, { query }, family);
  const order = data.find(({ _id }) => _id === family.orderId);
  if (!order) throw new Error('The family has no such order');
  return order;
}
const mailsOf = async ({ account }: TestFamily, kind: string) =>
  (await outbox(t, { to: account.email })).filter((mail) => mail.kind === kind);
const refundsOf = async ({ tempNumber }: TestFamily) =>
  (await call(t, refunds.listRefunds, { query: { search: tempNumber } }, desk.treasurer)).data.docs;
const asking = async () =>
  (
    await call(t, staff.listRegistrations, { query: { cancel: 'ASKED', pageSize: '100' } }, desk.registrar)
  ).data.docs.map(({ _id }) => _id);
const askingInOverview = async () =>
  (
    await call(t, getOverview, { query: { conventionId: desk.conventionId } }, desk.registrar)
  ).data.counts.find(({ key }) => key === 'CANCEL_ASKED');

describe('a family that has paid asks to cancel', () => {
  it('sees what is kept and comes back, asks, and reads that it asked', async () => {
    const family = await paidFamily();
    expect((await estimate(family)).data).toMatchObject({
      currency: 'USD',
      day: today(),
      people: 1,
      paid: 1_000,
      reported: 0,
      kept: 100,
      until: addDays(today(), 10),
      terms: terms(),
    });
    const { data } = await ask(family, { reason: 'The grandfather is ill' });
    expect(data.cancelRequest).toMatchObject({ keptFee: 100, declined: null });
    const order = await orderOf(family);
    expect(order.cancelRequest).toEqual(data.cancelRequest);
    expect(order.status).toBe('CONFIRMED');
    expect(order.timelineEvents.at(-1)).toMatchObject({
      what: 'CANCEL_ASKED',
      note: 'The grandfather is ill',
    });
    const [mail] = await mailsOf(family, 'order.cancel-asked');
    for (const words of ['$1,000 USD', '$100 USD', '$900 USD', 'The grandfather is ill'])
      expect(mail?.text).toContain(words);
    expect(await asking()).toContain(family.orderId);
    expect((await askingInOverview())?.count).toBe((await asking()).length);
    expect(await detail(family)).toMatchObject({
      cancelRequest: { reason: 'The grandfather is ill', estimate: { paid: 1_000, kept: 100 } },
    });
    expect((await detail(family, viewer)).cancelRequest).toMatchObject({ estimate: null });
  });

  it('asking twice, and twenty times at once, leaves one request and one mail', async () => {
    const family = await paidFamily();
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(family)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(new Set(answers.map(({ data }) => data.cancelRequest?.askedAt)).size).toBe(1);
    expect(await mailsOf(family, 'order.cancel-asked')).toHaveLength(1);
  });

  it('counts a payment that was reported and has not come', async () => {
    const family = await withTerms(await desk.family());
    await desk.reports(family);
    expect((await estimate(family)).data).toMatchObject({ paid: 0, reported: 1_000, kept: 100 });
    expect((await ask(family)).codes).toEqual([]);
    expect((await grant(family, await requestOf(family))).codes).toEqual([]);
    expect(await refundsOf(family)).toEqual([]);
    // It comes after all: the terms of the day of the request are proposed.
    await daysPass(family);
    await desk.receives(family, 1_000);
    const { _id: paymentId } = await desk.paymentOf(family);
    const proposal = await call(t, refunds.getRefundProposal, { params: { paymentId } }, desk.treasurer);
    expect(proposal.data).toMatchObject({ amount: 900, kept: { fee: 100 } });
  });

  it('a fee that is not the one that was shown is refused', async () => {
    const family = await paidFamily();
    expect((await ask(family, { keptSeen: 50 })).codes).toEqual(['KEPT_FEE_CHANGED']);
    expect((await ask(family, { keptSeen: null })).codes).toEqual(['KEPT_FEE_CHANGED']);
    expect(await asking()).not.toContain(family.orderId);
  });

  it('is refused as long as the family may cancel itself, and once it is rejected or cancelled', async () => {
    const unpaid = await withTerms(await desk.family());
    expect((await ask(unpaid)).codes).toEqual(['TRANSITION_NOT_POSSIBLE']);
    const rejected = await withTerms(await desk.familyThatPaid(1_000));
    const body = { reason: 'Not a member' };
    await call(t, staff.rejectRegistration, { ...at(rejected), body }, desk.registrar);
    expect((await ask(rejected)).codes).toEqual(['TRANSITION_NOT_POSSIBLE']);
    const cancelled = await paidFamily();
    await desk.cancels(cancelled);
    expect((await ask(cancelled)).codes).toEqual(['TRANSITION_NOT_POSSIBLE']);
    const paid = await paidFamily();
    expect((await call(t, cancelOrder, { ...at(paid), body: {} }, paid)).codes).toEqual([
      'TRANSITION_NOT_POSSIBLE',
    ]);
  });

  it('is refused after the last day, and where none is set; a request that waits stays', async () => {
    const [waiting, late] = [await paidFamily(), await paidFamily()];
    expect((await ask(waiting)).codes).toEqual([]);
    try {
      for (const days of [-1, null]) {
        await takeRequestsUntil(days);
        expect((await ask(late)).codes).toEqual(['CANCEL_REQUESTS_CLOSED']);
        expect((await ask(waiting)).codes).toEqual([]);
      }
      await takeRequestsUntil(0);
      expect((await ask(late)).codes).toEqual([]);
    } finally {
      await takeRequestsUntil(60);
    }
    expect((await grant(waiting, await requestOf(waiting))).codes).toEqual([]);
  });

  it("somebody else's registration is not found", async () => {
    const [family, other] = [await paidFamily(), await paidFamily()];
    const codes = ['ORDER_NOT_FOUND'];
    expect((await call(t, own.getCancelEstimate, at(family), other)).codes).toEqual(codes);
    expect((await ask(family, {}, other)).codes).toEqual(codes);
    expect((await ask(family)).codes).toEqual([]);
    expect((await takeBack(family, other)).codes).toEqual(codes);
  });
});

describe('staff cancel as asked', () => {
  it('and a refund stands in the queue with the fee of the day of the request', async () => {
    const family = await paidFamily();
    await ask(family, { reason: 'We moved away' });
    await daysPass(family);
    // Today the terms keep 300.
    expect((await detail(family)).cancelRequest?.estimate).toMatchObject({ kept: 100, paid: 1_000 });
    const requestId = await requestOf(family);
    const { data } = await grant(family, requestId, 'We will miss you');
    expect(data).toMatchObject({ status: 'CANCELLED', decisionId: null, decidedBy: null });
    expect(await refundsOf(family)).toMatchObject([
      {
        state: 'DUE',
        amount: 900,
        keptFee: 100,
        method: 'CHEQUE',
        actions: ['approve', 'donate', 'discard'],
      },
    ]);
    expect((await refundsOf(family))[0]?.keptFeeReason).toContain('Asked to cancel on');
    const [mail, ...more] = await mailsOf(family, 'order.cancelled');
    for (const words of ['We will miss you', '$100 USD', '$900 USD']) expect(mail?.text).toContain(words);
    expect(more).toEqual([]);
    expect(await orderOf(family)).toMatchObject({
      status: 'CANCELLED',
      reason: 'We will miss you',
      cancelRequest: null,
    });
    expect((await detail(family)).history.map(({ action }) => action)).toContain('order.cancelled-as-asked');
    expect(await asking()).not.toContain(family.orderId);

    expect((await grant(family, requestId, 'We will miss you')).codes).toEqual([]);
    expect((await grant(family, requestId, 'Other words')).codes).toEqual(['CONFLICT']);
    expect((await decline(family, requestId)).codes).toEqual(['TRANSITION_NOT_POSSIBLE']);
    expect(await refundsOf(family)).toHaveLength(1);
  });

  it('with add-ons that were paid: those come back whole, and the fee is kept once', async () => {
    const family = await paidFamily();
    const { id: addonId } = await buildAddon(t.ctx, { conventionId: desk.conventionId });
    const data = { key: 'Yes', value: { price: 0, quantity: 1 } };
    const selectedAddonData: SelectedAddon[] = [{ type: 'YES_NO', addonId, title: '', data }];
    const created = await call(
      t,
      createAddonOrder,
      { query: family.of, body: { selectedAddonData } },
      family,
    );
    const { orderId, tmpConvRegNo: tempNumber } = created.data;
    const addons = { ...family, orderId, tempNumber };
    await call(t, submitForApprovalById, { ...at(addons), body: {} }, family);
    await desk.reports(addons);
    expect((await estimate(family)).data).toMatchObject({ paid: 1_000, reported: 40, kept: 100 });
    await desk.receives(addons, 40);
    expect((await estimate(family)).data).toMatchObject({ paid: 1_040, reported: 0, kept: 100 });
    expect((await ask(addons)).codes).toEqual(['TRANSITION_NOT_POSSIBLE']);
    await ask(family);
    expect((await grant(family, await requestOf(family))).codes).toEqual([]);
    expect(await refundsOf(family)).toMatchObject([{ amount: 900, keptFee: 100 }]);
    expect(await refundsOf(addons)).toMatchObject([{ amount: 40, keptFee: 0 }]);
    const [mail] = await mailsOf(family, 'order.cancelled');
    expect(mail?.text).toContain('$940 USD');
  });

  it('without terms the money stands as refund due, and nothing is entered', async () => {
    const family = await withTerms(await desk.confirmedFamily(), []);
    expect((await estimate(family)).data).toMatchObject({ kept: null, until: null, paid: 1_000 });
    await ask(family, { keptSeen: null });
    expect((await grant(family, await requestOf(family))).codes).toEqual([]);
    expect(await refundsOf(family)).toEqual([]);
    expect((await desk.paymentOf(family)).uncoveredRefund).toBe(1_000);
    const [mail] = await mailsOf(family, 'order.cancelled');
    expect(mail?.text).toContain('The officers will write to you');
  });

  it('with their own decision, too: the request is closed, and its day counts for the fee', async () => {
    const family = await paidFamily();
    await ask(family);
    const requestId = await requestOf(family);
    await daysPass(family);
    await desk.cancels(family);
    expect(await asking()).not.toContain(family.orderId);
    expect((await detail(family)).cancelRequest).toBeNull();
    expect((await takeBack(family)).codes).toEqual(['TRANSITION_NOT_POSSIBLE']);
    expect((await decline(family, requestId)).codes).toEqual(['TRANSITION_NOT_POSSIBLE']);
    const { _id: paymentId } = await desk.paymentOf(family);
    const { data } = await call(t, refunds.getRefundProposal, { params: { paymentId } }, desk.treasurer);
    expect(data).toMatchObject({ amount: 900, kept: { fee: 100 } });
  });

  it('a cancellation that nobody asked for keeps what the terms keep on its own day', async () => {
    const family = await paidFamily();
    await ask(family);
    expect((await takeBack(family)).codes).toEqual([]);
    await daysPass(family);
    await desk.cancels(family);
    const { _id: paymentId } = await desk.paymentOf(family);
    const { data } = await call(t, refunds.getRefundProposal, { params: { paymentId } }, desk.treasurer);
    expect(data).toMatchObject({ amount: 700, kept: { fee: 300 } });
  });

  it('a reinstated registration is cancelled again on a day of its own', async () => {
    const family = await paidFamily();
    await ask(family);
    await desk.cancels(family);
    expect((await call(t, staff.reinstateRegistration, at(family), desk.registrar)).codes).toEqual([]);
    await daysPass(family);
    expect((await orderOf(family)).cancelRequest).toBeNull();
    await desk.cancels(family);
    const { _id: paymentId } = await desk.paymentOf(family);
    const { data } = await call(t, refunds.getRefundProposal, { params: { paymentId } }, desk.treasurer);
    expect(data).toMatchObject({ kept: { fee: 300 } });
  });
});

describe('a request that ends otherwise', () => {
  it('is declined with a reason that the family reads, and may be made again', async () => {
    const family = await paidFamily();
    await ask(family);
    const requestId = await requestOf(family);
    expect((await decline(family, requestId)).codes).toEqual([]);
    const order = await orderOf(family);
    expect(order).toMatchObject({
      status: 'CONFIRMED',
      cancelRequest: { declined: { answer: 'The hotel was paid' } },
    });
    expect(order.timelineEvents.at(-1)).toMatchObject({
      what: 'CANCEL_DECLINED',
      note: 'The hotel was paid',
    });
    const [mail] = await mailsOf(family, 'order.cancel-declined');
    expect(mail?.text).toContain('The hotel was paid');
    expect(await asking()).not.toContain(family.orderId);
    expect((await decline(family, requestId)).codes).toEqual([]);
    expect((await decline(family, requestId, 'Another reason')).codes).toEqual(['CONFLICT']);
    expect((await grant(family, requestId)).codes).toEqual(['TRANSITION_NOT_POSSIBLE']);
    expect((await takeBack(family)).codes).toEqual(['TRANSITION_NOT_POSSIBLE']);
    expect(await mailsOf(family, 'order.cancel-declined')).toHaveLength(1);

    expect((await ask(family)).data.cancelRequest).toMatchObject({ declined: null });
    // Staff who still see the old request do not answer the new one.
    expect((await grant(family, requestId)).codes).toEqual(['TRANSITION_NOT_POSSIBLE']);
    expect(await asking()).toContain(family.orderId);
  });

  it('is taken back, twice with one result, and cannot be answered any more', async () => {
    const family = await paidFamily();
    expect((await takeBack(family)).codes).toEqual(['TRANSITION_NOT_POSSIBLE']);
    await ask(family);
    const requestId = await requestOf(family);
    expect((await takeBack(family)).data.cancelRequest).toBeNull();
    expect((await takeBack(family)).codes).toEqual([]);
    expect((await orderOf(family)).cancelRequest).toBeNull();
    const refused = await grant(family, requestId);
    expect(refused.codes).toEqual(['TRANSITION_NOT_POSSIBLE']);
    expect(refused.errors[0]?.message).toContain('took the request to cancel back');
    expect((await decline(family, requestId)).codes).toEqual(['TRANSITION_NOT_POSSIBLE']);
  });

  it('taken back while staff cancel: one of the two wins, and the books agree', async () => {
    for (let round = 0; round < 6; round += 1) {
      const family = await paidFamily();
      await ask(family);
      const requestId = await requestOf(family);
      const calls = [() => takeBack(family), () => grant(family, requestId)];
      const [first, second] = await Promise.all((round % 2 ? calls : calls.toReversed()).map((one) => one()));
      const codes = [first?.codes, second?.codes];
      expect(codes).toContainEqual([]);
      expect(codes).toContainEqual(['TRANSITION_NOT_POSSIBLE']);
      const isCancelled = (await orderOf(family)).status === 'CANCELLED';
      expect(await refundsOf(family)).toHaveLength(isCancelled ? 1 : 0);
    }
  });

  it('waits while its registration is rejected, and stands again when that is taken back', async () => {
    const family = await withTerms(await desk.familyThatPaid(1_000));
    await ask(family);
    const requestId = await requestOf(family);
    const body = { reason: 'Not a member' };
    await call(t, staff.rejectRegistration, { ...at(family), body }, desk.registrar);
    expect(await asking()).not.toContain(family.orderId);
    expect((await grant(family, requestId)).codes).toEqual(['TRANSITION_NOT_POSSIBLE']);
    await call(t, staff.reopenRegistration, at(family), desk.registrar);
    expect(await asking()).toContain(family.orderId);
    expect((await grant(family, requestId)).codes).toEqual([]);
  });
});

describe('the last day to ask', () => {
  it('is a part of the configuration, and not after the last day of the convention', async () => {
    const admin = { token: await signInAs(t, await createStaff(t, 'ADMIN')) };
    const draft = {
      name: 'A convention with requests',
      startDate: '2030-07-15',
      endDate: '2030-07-18',
      location: 'Tampa, Florida',
      timeZone: 'America/New_York',
      earlyBirdDate: null,
      earlyBirdStatus: false,
      bannerUrl: '',
      conventionDeadline: '2030-06-24',
      active: false,
      participantDisplay: false,
      uploadFamilyPicture: false,
      custodianConsentUrl: '',
      treasurer: null,
      cadTreasurer: null,
    };
    const create = (changes: object) =>
      call(t, setUp.createConvention, { body: { ...draft, ...changes } }, admin);
    const late = await create({ cancelRequestsUntil: '2030-07-19' });
    expect(late.errors.map(({ field }) => field)).toEqual(['cancelRequestsUntil']);
    expect((await create({})).data.cancelRequestsUntil).toBeNull();
    const { data } = await create({ cancelRequestsUntil: '2030-06-30' });
    expect(data.cancelRequestsUntil).toBe('2030-06-30');
    const body = { name: 'The one after', startDate: '2032-07-14' };
    const copy = await call(t, setUp.cloneConvention, { params: { conventionId: data._id }, body }, admin);
    expect(copy.data.cancelRequestsUntil).toBe('2032-06-29');
  });
});

describe('the words of a request', () => {
  it('are exported without who answered, emptied on erasure, and move with a merge', async () => {
    const [family, other] = [await paidFamily(), await paidFamily()];
    await ask(family, { reason: 'A private matter' });
    await decline(family, await requestOf(family), 'Please call us');
    const { cancelRequests } = await downloadOwnData(t, family);
    expect(cancelRequests).toMatchObject([
      { reason: 'A private matter', answer: 'Please call us', outcome: 'DECLINED', keptFee: 100 },
    ]);
    expect(cancelRequests[0]).not.toHaveProperty('closedBy');
    const subject = dataSubject({ userId: family.account.id, orderIds: [family.orderId] });
    const side = ({ account, selfId }: TestFamily) => ({ userId: account.id, personId: selfId });
    // Rolled back at the end: the orders of an erased family would break the invariants.
    await expect(
      inTransaction(t.ctx, async (ctx) => {
        const stored = async () =>
          (
            await ctx.db.execute<Record<string, string>>(
              sql`select reason, answer, asked_by from cancel_requests where order_id = ${family.orderId}`,
            )
          ).rows;
        await erasePersonalData(ctx, [ordersPersonalData], subject);
        expect(await stored()).toEqual([{ reason: '', answer: '', asked_by: family.account.id }]);
        await ctx.db.execute(sql`update orders set cancelled_at = now() where id = ${other.orderId}`);
        await mergePersonalData(ctx, [ordersPersonalData], { from: side(family), to: side(other) });
        expect((await stored())[0]?.['asked_by']).toBe(other.account.id);
        throw new Error('Seen');
      }),
    ).rejects.toThrow('Seen');
  });
});
