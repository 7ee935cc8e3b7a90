import { cancelRegistration } from '@sangamam/contract/orders/registrations/registration-admin-endpoints';
import { reportChequePayment } from '@sangamam/contract/collection/reporting/payment-endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { systemActor } from '#server/http/access/actor.ts';
import { call } from '#test/call.ts';
import { createStaff } from '#test/fixtures/accounts.ts';
import {
  booksOf,
  buildPaypalWorld,
  comeBack,
  deliver,
  paypalDue,
  sendToPaypal,
  type PaypalWorld,
} from '#test/fixtures/paypal.ts';
import type { TestFamily } from '#test/fixtures/registrations.ts';
import { expectInvariants } from '#test/invariants.ts';
import { outbox } from '#test/outbox.ts';
import { signEvent } from '#test/paypal-double/double-webhooks.ts';
import { signInAs } from '#test/sign-in-as.ts';
import { receivePayment } from '#server/features/ledger/decisions/decide-payment.ts';
import { approveRefund, discardRefund } from '#server/features/ledger/refunds/decide-refund.ts';

import { createRefundByMethod, sendRefundByMethod } from '../refunds/refund-by-method.ts';

let world: PaypalWorld;
let admin: { token: string };
const treasurer = systemActor('command line');

beforeAll(async () => {
  world = await buildPaypalWorld();
  admin = { token: await signInAs(world.t, await createStaff(world.t, 'ADMIN')) };
});
afterAll(async () => {
  await expectInvariants(world.t);
  await world.close();
});

/** An approved refund by PayPal of a family that paid by PayPal and was cancelled, a part of the money kept. */
async function approvedRefund({ amount = paypalDue - 29, keptFee = 29 } = {}) {
  const family = await world.submitted();
  const token = await sendToPaypal(world, family);
  world.double.orders.approve(token);
  await comeBack(world, family, token);
  await cancel(family);
  const { id } = await enter(family, { amount, keptFee });
  const { revision } = await approveRefund(world.t.ctx, treasurer, id, { revision: 0 });
  return { family, id, revision };
}

async function paymentOf({ orderId }: TestFamily): Promise<string> {
  const { rows } = await world.t.database.pool.query<{ id: string }>(
    'select id from payments where order_id = $1',
    [orderId],
  );
  return rows[0]?.id ?? '';
}

async function enter(family: TestFamily, { amount, keptFee }: { amount: number; keptFee: number }) {
  return createRefundByMethod(world.t.ctx, treasurer, {
    paymentId: await paymentOf(family),
    amount,
    keptFee,
    keptFeeReason: 'PayPal keeps its fee',
    method: 'PAYPAL',
    refundableBefore: amount + keptFee,
  });
}

async function cancel({ orderId }: TestFamily): Promise<void> {
  const cancelled = { params: { orderId }, body: { reason: 'They asked for it' } };
  await call(world.t, cancelRegistration, cancelled, admin).then(({ data }) => data);
}

const send = ({ id, revision }: { id: string; revision: number }) =>
  sendRefundByMethod(world.t.ctx, treasurer, id, { revision, reference: '' });
const booked = async (family: TestFamily) => (await booksOf(world, family)).payments[0]?.entries;
const afterRefund = ['REPORTED 0', `RECEIVED ${paypalDue}`, `REFUNDED -${paypalDue - 29}`, 'FEE_KEPT -29'];
const mailsTo = async ({ account }: TestFamily) =>
  (await outbox(world.t, { to: account.email })).filter(({ kind }) => kind === 'refund.sent').length;

describe('a refund by PayPal', () => {
  it('goes back once, though it is sent twice at the same time and its first answer is lost', async () => {
    const refund = await approvedRefund();
    const before = world.double.orders.refunds.length;
    world.double.failNext('refund', { lose: true });
    await expect(send(refund)).rejects.toThrow('PAYPAL_UNAVAILABLE');
    expect(await booked(refund.family)).toEqual(afterRefund.slice(0, 2));
    const answers = await Promise.all([send(refund), send(refund)]);
    const [given, ...others] = world.double.orders.refunds.slice(before);
    expect(others).toEqual([]);
    expect(given).toMatchObject({ amount: { currency_code: 'USD', value: '1000.00' } });
    for (const answer of answers) expect(answer).toMatchObject({ state: 'DONE', reference: given?.id });
    expect(await send(refund)).toMatchObject({ state: 'DONE' });
    expect(await booked(refund.family)).toEqual(afterRefund);
    expect(await mailsTo(refund.family)).toBe(1);
  });

  it('is booked once when its webhook comes before its answer', async () => {
    const refund = await approvedRefund();
    const { promise: hold, resolve: release } = Promise.withResolvers<void>();
    const { promise: gone, resolve: reached } = Promise.withResolvers<void>();
    world.double.failNext('refund', { hold, reached });
    const sending = send(refund);
    await gone;
    const event = signEvent('PAYMENT.CAPTURE.REFUNDED', world.double.orders.refunds.at(-1) ?? {});
    expect((await deliver(world, event)).status).toBe(200);
    release();
    expect(await sending).toMatchObject({ state: 'DONE' });
    expect(await booked(refund.family)).toEqual(afterRefund);
    expect(await mailsTo(refund.family)).toBe(1);
  });

  it('that was discarded while PayPal sent it is booked as money that went back', async () => {
    const refund = await approvedRefund({ amount: paypalDue, keptFee: 0 });
    const { promise: hold, resolve: release } = Promise.withResolvers<void>();
    const { promise: gone, resolve: reached } = Promise.withResolvers<void>();
    world.double.failNext('refund', { hold, reached });
    const sending = send(refund);
    await gone;
    const { revision } = refund;
    await discardRefund(world.t.ctx, treasurer, refund.id, { revision, reason: 'Entered twice' });
    release();
    expect(await sending).toMatchObject({ state: 'DISCARDED' });
    expect(await booked(refund.family)).toEqual([...afterRefund.slice(0, 2), `REFUNDED -${paypalDue}`]);
  });

  it('is not possible for money that came by check', async () => {
    const family = await world.submitted();
    await call(world.t, reportChequePayment, { params: { orderId: family.orderId } }, family);
    const received = { amount: 1_000, reference: '', receivedBefore: 0 };
    await receivePayment(world.t.ctx, treasurer, await paymentOf(family), received);
    await cancel(family);
    await expect(enter(family, { amount: 1_000, keptFee: 0 })).rejects.toThrow('PAYPAL_REFUSED');
  });

  it('stays approved, with what PayPal says, when PayPal refuses it', async () => {
    const refund = await approvedRefund();
    world.double.failNext('refund', { status: 422, issue: 'REFUND_TIME_LIMIT_EXCEEDED' });
    await expect(send(refund)).rejects.toMatchObject({
      status: 409,
      errors: [{ message: expect.stringContaining('REFUND_TIME_LIMIT_EXCEEDED') as string }],
    });
    expect(await booked(refund.family)).toEqual(afterRefund.slice(0, 2));
    expect(await send(refund)).toMatchObject({ state: 'DONE' });
  });
});
