import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { moveMoney } from '@sangamam/contract/ledger/decisions/correction-endpoints';
import { createRefund } from '@sangamam/contract/ledger/refunds/refund-admin-endpoints';

import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call } from '#test/call.ts';
import type { TestFamily } from '#test/fixtures/registrations.ts';
import { expectInvariants } from '#test/invariants.ts';
import { outbox } from '#test/outbox.ts';
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

async function move(from: TestFamily, to: TestFamily, amount: number, movableBefore?: number) {
  const { _id: paymentId, movable } = await desk.paymentOf(from);
  const body = {
    orderId: to.orderId,
    amount,
    movableBefore: movableBefore ?? movable,
    reason: 'The memo named the wrong family',
  };
  return call(t, moveMoney, { params: { paymentId }, body }, desk.treasurer);
}

const mailsOf = async ({ account }: TestFamily, kind: string) =>
  (await outbox(t, { to: account.email })).filter((mail) => mail.kind === kind);

describe('moving money', () => {
  it('to a family that reported a payment: both ledgers say so, and each family is told only its part', async () => {
    const [from, to] = [await desk.familyThatPaid(1_000), await desk.family()];
    await desk.reports(to);
    expect((await move(from, to, 1_000)).data).toMatchObject({ heldAmount: 0 });
    const [left, came] = [await desk.paymentOf(from), await desk.paymentOf(to)];
    expect(left.entries.at(-1)).toMatchObject({ kind: 'MOVED_OUT', amount: -1_000 });
    expect(came).toMatchObject({ state: 'PAYMENT_RECEIVED', heldAmount: 1_000 });
    const [told] = await mailsOf(to, 'payment.moved_in');
    const [asked] = await mailsOf(from, 'payment.moved_out');
    expect(told?.text).toContain('$1,000 USD');
    expect(asked?.text).toContain('belonged elsewhere');
    expect(asked?.text).not.toContain(to.tempNumber);
    expect(told?.text).not.toContain(from.tempNumber);
  });

  it('to a family without a payment: a new one of the same method takes it', async () => {
    const [from, to] = [await desk.confirmedFamily(), await desk.family()];
    await desk.cancels(from);
    await move(from, to, 1_000);
    expect(await desk.paymentOf(to)).toMatchObject({
      method: 'CHEQUE',
      state: 'PAYMENT_RECEIVED',
      heldAmount: 1_000,
    });
    expect((await desk.orderOf(to)).status).toBe('PENDING_FOR_APPROVAL');
    expect((await desk.paymentOf(from)).refundDue).toBe(0);
  });

  it('of an approved payment only what is too much', async () => {
    const [from, to] = [await desk.confirmedFamily(1_100), await desk.confirmedFamily()];
    expect((await move(from, to, 101)).codes).toEqual(['MORE_THAN_HELD']);
    expect((await move(from, to, 100)).status).toBe(200);
    expect(await desk.paymentOf(to)).toMatchObject({
      state: 'PAYMENT_APPROVED',
      heldAmount: 1_100,
      refundDue: 100,
    });
    expect((await desk.orderOf(from)).status).toBe('CONFIRMED');
  });

  it('not what an open refund reserves', async () => {
    const [from, to] = [await desk.confirmedFamily(), await desk.family()];
    await desk.cancels(from);
    const { _id: paymentId } = await desk.paymentOf(from);
    const body = { paymentId, amount: 700, method: 'CHASE' as const, refundableBefore: 1_000 };
    await call(t, createRefund, { body }, desk.treasurer);
    expect((await move(from, to, 301)).codes).toEqual(['MORE_THAN_HELD']);
    expect((await move(from, to, 300)).status).toBe(200);
  });

  it('not to a cancelled registration, to itself, or in another currency', async () => {
    const [from, cancelled, canadian] = [
      await desk.familyThatPaid(500),
      await desk.family(),
      await desk.family(),
    ];
    await desk.cancels(cancelled);
    await t.database.pool.query(`update orders set currency = 'CAD' where id = $1`, [canadian.orderId]);
    for (const to of [from, cancelled, canadian])
      expect((await move(from, to, 100)).codes).toEqual(['MOVE_NOT_POSSIBLE']);
    await t.database.pool.query(`update orders set currency = 'USD' where id = $1`, [canadian.orderId]);
  });

  it('ten doubled clicks move it once', async () => {
    const [from, to] = [await desk.familyThatPaid(900), await desk.family()];
    const answers = await Promise.all(Array.from({ length: 10 }, () => move(from, to, 400, 900)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await desk.paymentOf(to)).heldAmount).toBe(400);
  });

  it('both ways at once between two families loses and invents nothing, and nothing waits for ever', async () => {
    const [one, other] = [await desk.familyThatPaid(1_000), await desk.familyThatPaid(1_000)];
    const moves = Array.from({ length: 20 }, (_, index) =>
      index % 2 === 0 ? move(one, other, 10) : move(other, one, 10),
    );
    const statuses = (await Promise.all(moves)).map(({ status }) => status);
    expect(statuses.every((status) => status === 200 || status === 409)).toBe(true);
    expect(statuses).toContain(200);
    const held = [(await desk.paymentOf(one)).heldAmount, (await desk.paymentOf(other)).heldAmount];
    expect((held[0] ?? 0) + (held[1] ?? 0)).toBe(2_000);
  });
});
