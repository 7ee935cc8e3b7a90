import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  receiveAndApprovePayment,
  receiveAndApprovePayments,
} from '@sangamam/contract/ledger/decisions/receive-and-approve-endpoints';
import { approveRegistration } from '@sangamam/contract/orders/registrations/registration-admin-endpoints';

import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call } from '#test/call.ts';
import type { TestFamily } from '#test/fixtures/registrations.ts';
import { expectInvariants } from '#test/invariants.ts';
import { outbox } from '#test/outbox.ts';
import { untilAnswered } from '#test/until-answered.ts';
import { buildPaymentDesk, type PaymentDesk } from '#test/payments/payment-desk.ts';

let t: TestApp;
let desk: PaymentDesk;

beforeAll(async () => {
  t = await buildTestApp();
  desk = await buildPaymentDesk(t);
});
afterAll(async () => {
  await expectInvariants(t);
  await t.close();
});

const kindsTo = async ({ account }: TestFamily) =>
  (await outbox(t, { to: account.email }))
    .map(({ kind }) => kind)
    .filter((kind) => kind.startsWith('payment.') || kind === 'order.confirmed');

async function reportedFamily(): Promise<TestFamily> {
  const family = await desk.family();
  await desk.reports(family);
  return family;
}

describe('receiving and approving in one step', () => {
  it('books the money, approves it and confirms an approved family, with one mail', async () => {
    const family = await reportedFamily();
    await call(t, approveRegistration, desk.at(family), desk.registrar);
    const before = await kindsTo(family);
    const { status, data } = await desk.receivesAndApproves(family, { amount: 1_000 });
    expect([status, data]).toMatchObject([
      200,
      { state: 'PAYMENT_APPROVED', receivedAmount: 1_000, orderStatus: 'CONFIRMED' },
    ]);
    const { entries } = await desk.paymentOf(family);
    expect(entries.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['REPORTED', 0],
      ['RECEIVED', 1_000],
      ['APPROVED', 0],
    ]);
    expect((await kindsTo(family)).slice(before.length)).toEqual(['order.confirmed']);
    const { rows } = await t.database.pool.query(
      `select action from audit_log where entity_id = $1 order by id`,
      [data._id],
    );
    expect(rows).toEqual([{ action: 'payment.received' }, { action: 'payment.approved' }]);
  });

  it('completes a part that came before, with what is too much', async () => {
    const family = await desk.familyThatPaid(400);
    const { data } = await desk.receivesAndApproves(family, { amount: 700 });
    expect(data).toMatchObject({ state: 'PAYMENT_APPROVED', receivedAmount: 1_100 });
    expect(await desk.paymentOf(family)).toMatchObject({ refundDue: 100 });
    expect(await kindsTo(family)).toEqual(['payment.reported', 'payment.part-received', 'payment.approved']);
  });

  it('is refused with NOT_COVERED for less than what is missing, and changes nothing', async () => {
    const family = await reportedFamily();
    expect((await desk.receivesAndApproves(family, { amount: 999 })).codes).toEqual(['NOT_COVERED']);
    expect(await desk.paymentOf(family)).toMatchObject({
      receivedAmount: 0,
      state: 'PENDING_PAYMENT_APPROVAL',
    });
    expect(await kindsTo(family)).toEqual(['payment.reported']);
  });

  it('is refused with CONFLICT when somebody recorded money meanwhile', async () => {
    const family = await desk.familyThatPaid(400);
    const { codes } = await desk.receivesAndApproves(family, { amount: 1_000, receivedBefore: 0 });
    expect(codes).toEqual(['CONFLICT']);
    expect(await desk.paymentOf(family)).toMatchObject({ receivedAmount: 400 });
  });

  it('answers a repeated call with the same key as the first time', async () => {
    const family = await reportedFamily();
    const { _id: paymentId } = await desk.paymentOf(family);
    const input = { params: { paymentId }, body: { amount: 1_000, receivedBefore: 0 } };
    const caller = { ...desk.treasurer, headers: { 'idempotency-key': randomUUID() } };
    const first = await call(t, receiveAndApprovePayment, input, caller);
    const again = await call(t, receiveAndApprovePayment, input, caller);
    expect(again.headers['idempotency-replayed']).toBe('true');
    expect(again.data).toEqual(first.data);
    expect(await desk.paymentOf(family)).toMatchObject({ receivedAmount: 1_000 });
  });

  it('20 parallel calls have one effect and the same answer', async () => {
    const family = await reportedFamily();
    const calls = Array.from({ length: 20 }, async () =>
      untilAnswered(() => desk.receivesAndApproves(family, { amount: 1_000, receivedBefore: 0 })),
    );
    const answers = await Promise.all(calls);
    expect(answers.map(({ data }) => data)).toEqual(answers.map(() => answers[0]?.data));
    expect(await desk.paymentOf(family)).toMatchObject({ receivedAmount: 1_000, state: 'PAYMENT_APPROVED' });
    expect(await kindsTo(family)).toEqual(['payment.reported', 'payment.approved']);
  });
});

it('money by another check, or once more, is not taken for a repeated call', async () => {
  const family = await reportedFamily();
  const { _id: paymentId } = await desk.paymentOf(family);
  const receive = (reference: string, receivedBefore: number) => {
    const body = { amount: 1_000, receivedBefore, reference };
    return call(t, receiveAndApprovePayment, { params: { paymentId }, body }, desk.treasurer);
  };
  expect((await receive('Check 1041', 0)).status).toBe(200);
  expect((await receive('Check 1041', 0)).status).toBe(200);
  expect((await receive('Check 1042', 0)).codes).toEqual(['TRANSITION_NOT_POSSIBLE']);
  expect((await receive('Check 1041', 1_000)).codes).toEqual(['TRANSITION_NOT_POSSIBLE']);
  expect(await desk.paymentOf(family)).toMatchObject({ receivedAmount: 1_000 });
});

it('several payments are received and approved, each with its own result', async () => {
  const paying = [await reportedFamily(), await reportedFamily(), await desk.familyThatPaid(400)];
  const rows = await Promise.all(paying.map(desk.paymentOf));
  const payments = rows.map(({ _id: paymentId, dueAmount: amount }) => ({
    paymentId,
    amount,
    receivedBefore: 0,
  }));
  const { data } = await call(t, receiveAndApprovePayments, { body: { payments } }, desk.treasurer);
  expect(data.map(({ _id, approved, code }) => [_id, approved, code])).toEqual([
    [rows[0]?._id, true, null],
    [rows[1]?._id, true, null],
    [rows[2]?._id, false, 'CONFLICT'],
  ]);
  expect(data[2]?.message).toBe('You recorded money for it just now.');
});
