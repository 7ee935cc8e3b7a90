import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  changePrice,
  previewPriceChange,
  type PriceChange,
} from '@sangamam/contract/orders/adjustments/adjustment';
import * as registrations from '@sangamam/contract/orders/registrations/registration-admin-endpoints';
import { getReviewById, submitForApprovalById } from '@sangamam/contract/orders/order-endpoints';
import * as desk from '@sangamam/contract/ledger/payments/payment-admin-endpoints';
import { asksForNothing as paymentAsksForNothing } from '@sangamam/contract/ledger/payments/payment-views';
import {
  getPaymentSummary,
  reportChequePayment,
} from '@sangamam/contract/collection/reporting/payment-endpoints';

import { buildAddon } from '#seed/factories/build-addon.ts';
import { buildConvention } from '#seed/factories/build-convention.ts';
import { buildPackage } from '#seed/factories/build-package.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call, callLoosely } from '#test/call.ts';
import { createStaff } from '#test/fixtures/accounts.ts';
import { readyFamily, type ReadyFamily } from '#test/fixtures/ready-families.ts';
import { expectInvariants } from '#test/invariants.ts';
import { signInAs } from '#test/sign-in-as.ts';

let t: TestApp;
let treasurer: { token: string };
let registrar: { token: string };
let conventionId: string;
let packageId: string;
let addonId: string;

beforeAll(async () => {
  t = await buildTestApp();
  treasurer = { token: await signInAs(t, await createStaff(t, 'TREASURER')) };
  registrar = { token: await signInAs(t, await createStaff(t, 'REGISTRAR')) };
  ({ id: conventionId } = await buildConvention(t.ctx));
  ({ id: packageId } = await buildPackage(t.ctx, { conventionId }));
  ({ id: addonId } = await buildAddon(t.ctx, { conventionId }));
});
afterAll(async () => {
  await expectInvariants(t);
  await t.close();
});

const reason = 'As agreed with the committee';
const scholarship = (amount: number): PriceChange => ({
  kind: 'SCHOLARSHIP',
  amount,
  fund: 'Elders',
  reason,
});
const more = (amount: number): PriceChange => ({ kind: 'ADJUSTMENT', amount, reason });

/** A submitted registration of 1,000 dollars and 40 for an add-on. */
async function submitted(): Promise<ReadyFamily> {
  const family = await readyFamily(t.ctx, { conventionId, packageId, addonId });
  await call(t, submitForApprovalById, { params: { orderId: family.orderId }, body: {} }, family);
  return family;
}
const change = (family: ReadyFamily, netBefore: number, what: PriceChange) =>
  callLoosely(
    t,
    changePrice,
    { params: { orderId: family.orderId }, body: { change: what, netBefore } },
    treasurer,
  );
async function made(family: ReadyFamily, netBefore: number, what: PriceChange) {
  const body = { change: what, netBefore };
  return (await call(t, changePrice, { params: { orderId: family.orderId }, body }, treasurer)).data;
}
const review = async (family: ReadyFamily) =>
  (await call(t, getReviewById, { params: { orderId: family.orderId } }, family)).data;
const approve = (family: ReadyFamily) =>
  call(t, registrations.approveRegistration, { params: { orderId: family.orderId } }, registrar);

async function paymentOf(family: ReadyFamily) {
  const { rows } = await t.database.pool.query<{ id: string; state: string; due_amount: number }>(
    'select id, state, due_amount from payments where order_id = $1 order by created_at desc limit 1',
    [family.orderId],
  );
  return rows[0];
}
async function mailsOf(family: ReadyFamily): Promise<string[]> {
  const { rows } = await t.database.pool.query<{ text_body: string }>(
    `select text as text_body from outbox_mails where order_id = $1 and kind = 'order.price-changed' order by id`,
    [family.orderId],
  );
  return rows.map(({ text_body: text }) => text);
}

describe('changing the price of a submitted registration', () => {
  it('adds a line of its own kind, which family and staff see with the same total', async () => {
    const family = await submitted();
    await made(family, 1040, scholarship(300));
    const kind = 'SCHOLARSHIP';
    const line = { title: 'Scholarship: Elders', detail: reason, amount: -300 };
    expect(await review(family)).toMatchObject({
      totalAmout: 740,
      balance: { net: 740, total: 740, open: 740 },
      lines: [{ amount: 1000 }, { amount: 40 }, { ...line, kind }],
    });
    const params = { orderId: family.orderId };
    const { data: summary } = await call(t, getPaymentSummary, { params }, family);
    expect(summary).toMatchObject({ netPrice: 740, lines: [{}, {}, line] });
    const { data: record } = await call(t, registrations.getRegistration, { params }, treasurer);
    expect(record).toMatchObject({ balance: { net: 740 }, lines: [{}, {}, { ...line, kind }] });
    const [mail = '', ...others] = await mailsOf(family);
    expect(others).toEqual([]);
    for (const part of ['$300 USD less', reason, '$1,000 USD', '$740 USD']) expect(mail).toContain(part);
  });

  it('previews exactly what it does, and changes nothing by that', async () => {
    const family = await submitted();
    const params = { orderId: family.orderId };
    const body = { change: { kind: 'COMP' as const, reason } };
    const { data: preview } = await call(t, previewPriceChange, { params, body }, treasurer);
    expect(preview).toMatchObject({ line: { amount: -1000 }, before: { net: 1040 }, after: { net: 40 } });
    expect((await review(family)).totalAmout).toBe(1040);
    expect(await made(family, 1040, body.change)).toEqual(preview);
    expect((await review(family)).totalAmout).toBe(40);
  });

  it('confirms an approved registration when nothing is left to pay', async () => {
    const family = await submitted();
    await approve(family);
    await made(family, 1040, scholarship(1040));
    expect(await review(family)).toMatchObject({
      status: 'CONFIRMED',
      totalAmout: 0,
      balance: { state: 'NOTHING_TO_PAY', open: 0 },
    });
    expect((await review(family)).permConvRegNo).toMatch(/^R/u);
  });

  it('is taken back once, by a line that names its reason', async () => {
    const family = await submitted();
    await made(family, 1040, scholarship(300));
    const back = { kind: 'REMOVAL' as const, position: 2, reason: 'Wrong family' };
    await made(family, 740, back);
    expect(await review(family)).toMatchObject({
      totalAmout: 1040,
      lines: [{}, {}, { amount: -300 }, { kind: 'REMOVAL', amount: 300, detail: 'Wrong family' }],
    });
    expect((await change(family, 1040, back)).codes).toEqual(['NOT_FOUND']);
    expect((await change(family, 1040, { ...back, position: 0 })).codes).toEqual(['NOT_FOUND']);
  });

  it('is refused below 0, and for a second click', async () => {
    const family = await submitted();
    expect((await change(family, 1040, scholarship(1041))).codes).toEqual(['ADJUSTMENT_BELOW_ZERO']);
    const both = await Promise.all([
      change(family, 1040, scholarship(100)),
      change(family, 1040, scholarship(100)),
    ]);
    expect(both.map(({ codes }) => codes[0] ?? 'done').toSorted()).toEqual(['CONFLICT', 'done']);
    expect((await review(family)).totalAmout).toBe(940);
  });

  it('is refused before submission, and for a rejected or cancelled registration', async () => {
    const open = await readyFamily(t.ctx, { conventionId, packageId });
    expect((await change(open, 0, scholarship(1))).codes).toEqual(['TRANSITION_NOT_POSSIBLE']);
    const rejected = await submitted();
    const params = { orderId: rejected.orderId };
    await call(t, registrations.rejectRegistration, { params, body: { reason } }, registrar);
    expect((await change(rejected, 1040, scholarship(1))).codes).toEqual(['TRANSITION_NOT_POSSIBLE']);
    await call(t, registrations.cancelRegistration, { params, body: { reason } }, registrar);
    expect((await change(rejected, 1040, scholarship(1))).codes).toEqual(['TRANSITION_NOT_POSSIBLE']);
  });
});

describe('a price that changes after the payment was reported', () => {
  async function reported(): Promise<ReadyFamily> {
    const family = await submitted();
    const params = { orderId: family.orderId };
    await call(t, reportChequePayment, { params }, family);
    return family;
  }
  const receive = async (family: ReadyFamily, amount: number) => {
    const paymentId = (await paymentOf(family))?.id ?? '';
    const body = { amount, reference: 'check 7', receivedBefore: 0 };
    return call(t, desk.receivePayment, { params: { paymentId }, body }, treasurer);
  };
  const approvePayment = async (family: ReadyFamily) => {
    const paymentId = (await paymentOf(family))?.id ?? '';
    return call(t, desk.approvePayment, { params: { paymentId } }, treasurer);
  };

  it('is what the payment asks for', async () => {
    const family = await reported();
    await made(family, 1040, scholarship(300));
    expect(await paymentOf(family)).toMatchObject({ state: 'PENDING_PAYMENT_APPROVAL', due_amount: 740 });
    expect((await review(family)).balance).toMatchObject({ total: 740, open: 740, state: 'REPORTED' });
  });

  it('of 0 leaves nothing to match: the payment is in no view, and asks again when the price rises', async () => {
    const family = await reported();
    const toMatch = async () => {
      const search = (await call(t, getReviewById, { params: { orderId: family.orderId } }, family)).data
        .tmpConvRegNo;
      const find = async (query: { view?: 'TO_MATCH' }) =>
        (await call(t, desk.listPayments, { query: { search, ...query } }, treasurer)).data.docs;
      const [[matched], [payment]] = [await find({ view: 'TO_MATCH' }), await find({})];
      return [matched !== undefined, payment?.dueAmount, payment && asksForNothing(payment)];
    };
    const asksForNothing = ({ state, heldAmount: held, dueAmount: due }: desk.PaymentRow) =>
      paymentAsksForNothing({ state, held, due });
    expect(await toMatch()).toEqual([true, 1_040, false]);
    expect((await change(family, 1_040, more(-1_040))).codes).toEqual([]);
    expect(await toMatch()).toEqual([false, 0, true]);
    const summary = await call(t, getPaymentSummary, { params: { orderId: family.orderId } }, family);
    expect(summary.data).toMatchObject({
      refusal: 'Nothing is to be paid for this registration.',
      balance: { open: 0, total: 0, state: 'NOTHING_TO_PAY' },
    });
    expect((await change(family, 0, more(25))).codes).toEqual([]);
    expect(await toMatch()).toEqual([true, 25, false]);
  });

  it('shows the family each line with its kind, and their sum', async () => {
    const family = await reported();
    await change(family, 1_040, scholarship(300));
    const { data } = await call(t, getPaymentSummary, { params: { orderId: family.orderId } }, family);
    expect(data.lines.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['PACKAGE', 1_000],
      ['ADDON', 40],
      ['SCHOLARSHIP', -300],
    ]);
    expect(data.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(data.netPrice);
  });

  it('leaves as open or over what was received already', async () => {
    const family = await reported();
    await receive(family, 1040);
    await made(family, 1040, more(60));
    expect((await review(family)).balance).toMatchObject({ total: 1100, received: 1040, open: 60, over: 0 });
    await made(family, 1100, scholarship(160));
    expect((await review(family)).balance).toMatchObject({ total: 940, open: 0, over: 100 });
    const [, mail] = await mailsOf(family);
    expect(mail).toContain('$100 USD more than you owe');
  });

  it('makes money too much after the approval, but cannot rise above what was received', async () => {
    const family = await reported();
    await receive(family, 1040);
    await approve(family);
    await approvePayment(family);
    expect((await change(family, 1040, more(1))).codes).toEqual(['ADJUSTMENT_ABOVE_RECEIVED']);
    await made(family, 1040, scholarship(40));
    expect((await review(family)).balance).toMatchObject({ total: 1000, open: 0, over: 40, state: 'PAID' });
    await made(family, 1000, { kind: 'REMOVAL', position: 2, reason });
    expect((await review(family)).balance).toMatchObject({ total: 1040, open: 0, over: 0 });
  });
});
