import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listPublicParticipants } from '@sangamam/contract/conventions/convention-endpoints';
import { listOrderHistory } from '@sangamam/contract/orders/order-endpoints';
import { paths } from '@sangamam/contract/paths';
import * as payments from '@sangamam/contract/ledger/payments/payment-admin-endpoints';
import * as corrections from '@sangamam/contract/ledger/decisions/correction-endpoints';
import type { ReversalCause } from '@sangamam/contract/ledger/decisions/reversal-causes';

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

const mailsOf = async ({ account }: TestFamily, kind: string) =>
  (await outbox(t, { to: account.email })).filter((mail) => mail.kind === kind);

async function reverse(family: TestFamily, reason = 'Check 1041 bounced', cause: ReversalCause = 'BOUNCED') {
  const { _id: paymentId } = await desk.paymentOf(family);
  const input = { params: { paymentId }, body: { cause, reason } };
  return call(t, corrections.reversePayment, input, desk.treasurer);
}

async function correct(family: TestFamily, received: number, receivedBefore?: number) {
  const payment = await desk.paymentOf(family);
  const body = {
    received,
    receivedBefore: receivedBefore ?? payment.receivedAmount,
    reason: 'A slip of the pen',
  };
  return call(t, corrections.correctPayment, { params: { paymentId: payment._id }, body }, desk.treasurer);
}

const eventsOf = async (family: TestFamily) => {
  const query = { userId: family.account.id };
  const [order] = (await call(t, listOrderHistory, { query }, family)).data;
  return order?.timelineEvents.map(({ what, amount, note }) => [what, amount, note]) ?? [];
};

describe('reversing a payment', () => {
  it('a confirmed family falls to PAYMENT_NOT_DONE, keeps its number, and is confirmed again with it', async () => {
    const family = await desk.confirmedFamily();
    const { permConvRegNo: number } = await desk.orderOf(family);
    const { data } = await reverse(family);
    expect(data).toMatchObject({
      state: 'PAYMENT_DECLINED',
      receivedAmount: 0,
      orderStatus: 'PAYMENT_NOT_DONE',
      permConvRegNo: number,
    });
    expect(await desk.paymentOf(family)).toMatchObject({ refundDue: 0, actions: [] });

    await desk.reports(family);
    await desk.receives(family, 1_000);
    expect(await desk.approves(family)).toMatchObject({ orderStatus: 'CONFIRMED', permConvRegNo: number });
    expect(await mailsOf(family, 'order.confirmed')).toHaveLength(2);
  });

  it('the family reads in a mail what happened and why, and that it keeps its number', async () => {
    const family = await desk.confirmedFamily();
    const { permConvRegNo } = await desk.orderOf(family);
    await reverse(family);
    const [mail, ...more] = await mailsOf(family, 'payment.reversed');
    expect(more).toEqual([]);
    expect(mail?.text).toContain('came back from the bank');
    expect(mail?.text).toContain('Check 1041 bounced');
    expect(mail?.text).toContain('$1,000 USD');
    expect(mail?.text).toContain(permConvRegNo);
    expect(mail?.text).toContain('is not confirmed for now');
    expect(mail?.links.some((link) => link.includes(paths.howToPay(family.orderId)))).toBe(true);
    expect(await eventsOf(family)).toContainEqual(['PAYMENT_REVERSED', 1_000, 'Check 1041 bounced']);
  });

  it('money booked for the wrong family is taken back in other words than a bounced check', async () => {
    const family = await desk.familyThatPaid(1_000);
    await reverse(family, 'It was for another family', 'BOOKED_WRONGLY');
    const [mail] = await mailsOf(family, 'payment.reversed');
    expect(mail?.text).toContain('by mistake');
    expect(mail?.text).not.toContain('bank');
  });

  it('the public participant list drops the family', async () => {
    const family = await desk.confirmedFamily();
    const listed = async () => {
      const query = { conventionId: desk.conventionId, pageSize: '25' };
      return (await call(t, listPublicParticipants, { query })).data.docs.length;
    };
    const before = await listed();
    await reverse(family);
    expect(await listed()).toBe(before - 1);
  });

  it('on a cancelled order the family is not asked to pay again, and nothing remains to be refunded', async () => {
    const family = await desk.confirmedFamily();
    await desk.cancels(family);
    expect(await desk.paymentOf(family)).toMatchObject({
      refundDue: 1_000,
      actions: ['refund', 'move', 'correct', 'reverse'],
    });
    expect((await reverse(family)).data).toMatchObject({ orderStatus: 'CANCELLED', receivedAmount: 0 });
    expect(await desk.paymentOf(family)).toMatchObject({ refundDue: 0, actions: [] });
    const [mail] = await mailsOf(family, 'payment.reversed');
    expect(mail?.text).toContain('There is nothing more to pay');
    expect(mail?.text).not.toContain('pay again');
  });

  it('twenty parallel reversals take the money back once and send one mail', async () => {
    const family = await desk.confirmedFamily();
    const answers = await Promise.all(Array.from({ length: 20 }, () => reverse(family)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const { entries } = await desk.paymentOf(family);
    expect(entries.filter(({ kind }) => kind === 'REVERSED')).toHaveLength(1);
    expect(await mailsOf(family, 'payment.reversed')).toHaveLength(1);
    expect((await reverse(family, 'Another reason')).codes).toEqual(['CONFLICT']);
  });

  it('twenty parallel approvals of one payment confirm once', async () => {
    const family = await desk.familyThatPaid(1_000);
    const { _id: paymentId } = await desk.paymentOf(family);
    const approve = () => call(t, payments.approvePayment, { params: { paymentId } }, desk.treasurer);
    const answers = await Promise.all(Array.from({ length: 20 }, approve));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const { entries } = await desk.paymentOf(family);
    expect(entries.filter(({ kind }) => kind === 'APPROVED')).toHaveLength(1);
    expect(await mailsOf(family, 'payment.approved')).toHaveLength(1);
  });
});

describe('declining and rejecting', () => {
  it('is refused while money is held, and on a cancelled order; the family gets no mail about it', async () => {
    const paid = await desk.familyThatPaid(300);
    const cancelled = await desk.family();
    await desk.reports(cancelled);
    await desk.cancels(cancelled);
    for (const family of [paid, cancelled]) {
      const { _id: paymentId, actions } = await desk.paymentOf(family);
      expect(actions).not.toContain('decline');
      for (const endpoint of [payments.declinePayment, payments.rejectPayment]) {
        const input = { params: { paymentId }, body: { reason: 'Not found' } };
        expect((await call(t, endpoint, input, desk.treasurer)).codes).toEqual(['TRANSITION_NOT_POSSIBLE']);
      }
      expect(await mailsOf(family, 'payment.declined')).toEqual([]);
      expect(await mailsOf(family, 'payment.rejected')).toEqual([]);
    }
    expect((await desk.paymentOf(paid)).receivedAmount).toBe(300);
  });
});

describe('correcting an amount', () => {
  it('adds the difference as a counter-entry, which the family sees as the new amount, without the reason', async () => {
    const family = await desk.familyThatPaid(1_500);
    expect((await correct(family, 150)).data.receivedAmount).toBe(150);
    const { entries } = await desk.paymentOf(family);
    expect(entries.at(-1)).toMatchObject({ kind: 'CORRECTED', amount: -1_350, reason: 'A slip of the pen' });
    expect(await eventsOf(family)).toContainEqual(['PAYMENT_CORRECTED', 150, null]);
    await correct(family, 1_000);
    expect(await eventsOf(family)).toContainEqual(['PAYMENT_CORRECTED', 1_000, null]);
  });

  it('an approval stands when the payment becomes short; nothing at all must be reversed instead', async () => {
    const family = await desk.confirmedFamily();
    expect((await correct(family, 100)).data).toMatchObject({
      state: 'PAYMENT_APPROVED',
      orderStatus: 'CONFIRMED',
    });
    expect((await correct(family, 0)).codes).toEqual(['CORRECTION_TOO_LOW']);
    expect((await desk.paymentOf(family)).receivedAmount).toBe(100);
  });

  it('more than is due becomes a refund due', async () => {
    const family = await desk.confirmedFamily();
    await correct(family, 1_250);
    expect((await desk.paymentOf(family)).refundDue).toBe(250);
  });

  it('a correction based on an older amount is refused; a repeated one changes nothing', async () => {
    const family = await desk.familyThatPaid(1_500);
    await desk.receives(family, 100);
    expect((await correct(family, 150, 1_500)).codes).toEqual(['CONFLICT']);
    const answers = await Promise.all(Array.from({ length: 5 }, () => correct(family, 250, 1_600)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const { entries } = await desk.paymentOf(family);
    expect(entries.filter(({ kind }) => kind === 'CORRECTED')).toHaveLength(1);
  });
});
