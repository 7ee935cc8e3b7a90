import { cancelOrder } from '@sangamam/contract/orders/order-endpoints';
import { reportChequePayment } from '@sangamam/contract/collection/reporting/payment-endpoints';
import { startPaypalPayment } from '@sangamam/contract/collection/paypal/paypal-endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { call } from '#test/call.ts';
import {
  booksOf,
  buildPaypalWorld,
  comeBack,
  paypalDue,
  sendToPaypal,
  type PaypalWorld,
} from '#test/fixtures/paypal.ts';
import { expectInvariants } from '#test/invariants.ts';
import { outbox } from '#test/outbox.ts';

let world: PaypalWorld;

beforeAll(async () => {
  world = await buildPaypalWorld();
});
afterAll(async () => {
  await expectInvariants(world.t);
  await world.close();
});

const captured = {
  payments: [
    { method: 'PAYPAL', state: 'PAYMENT_RECEIVED', entries: ['REPORTED 0', `RECEIVED ${paypalDue}`] },
  ],
  attempts: ['CAPTURED'],
  status: 'PAYMENT_RECEIVED',
};
const mailsTo = async ({ account }: { account: { email: string } }) =>
  (await outbox(world.t, { to: account.email })).map(({ kind }) => kind);
const approved = async () => {
  const family = await world.submitted();
  const token = await sendToPaypal(world, family);
  world.double.orders.approve(token);
  return { family, token };
};

describe('a payment by PayPal', () => {
  it('asks PayPal for the exact amount and is received once the payer has approved', async () => {
    const family = await world.submitted();
    const token = await sendToPaypal(world, family);
    const order = world.double.orders.find(token);
    const [unit] = order.purchase_units;
    expect(unit?.amount).toEqual({ currency_code: 'USD', value: `${paypalDue}.00` });
    expect(unit?.description).toContain(family.tempNumber);
    expect(order.returnUrl).toBe(`http://sangamam.test/payment/${family.orderId}/paypal-return`);
    expect((await booksOf(world, family)).payments).toEqual([]);

    world.double.orders.approve(token);
    expect((await comeBack(world, family, token)).data).toEqual({
      orderId: family.orderId,
      outcome: 'RECEIVED',
    });
    expect(await booksOf(world, family)).toEqual(captured);
    expect(await mailsTo(family)).toContain('payment.captured');
  });

  it('is taken once when the payer comes back twice', async () => {
    const { family, token } = await approved();
    const before = world.double.orders.captures.length;
    for (const _time of [1, 2]) expect((await comeBack(world, family, token)).data.outcome).toBe('RECEIVED');
    expect(world.double.orders.captures.length - before).toBe(1);
    expect(await booksOf(world, family)).toEqual(captured);
  });

  it('is taken and booked once when twenty browsers come back at the same time', async () => {
    const { family, token } = await approved();
    const before = world.double.orders.captures.length;
    const answers = await Promise.all(Array.from({ length: 20 }, () => comeBack(world, family, token)));
    expect(new Set(answers.map(({ data }) => data.outcome))).toEqual(new Set(['RECEIVED']));
    expect(world.double.orders.captures.length - before).toBe(1);
    expect(await booksOf(world, family)).toEqual(captured);
    expect((await mailsTo(family)).filter((kind) => kind === 'payment.captured')).toHaveLength(1);
  });

  it('changes nothing when the payer cancels, and the next start leads to the same order', async () => {
    const family = await world.submitted();
    const token = await sendToPaypal(world, family);
    expect((await comeBack(world, family, token)).data.outcome).toBe('NOT_APPROVED');
    expect(await booksOf(world, family)).toEqual({ payments: [], attempts: ['OPEN'], status: null });
    expect(await sendToPaypal(world, family)).toBe(token);
    expect(
      (await call(world.t, reportChequePayment, { params: { orderId: family.orderId } }, family)).status,
    ).toBe(200);
  });

  it('is declined with a mail when PayPal cannot charge the payer, who may try again', async () => {
    const family = await world.submitted();
    const first = await sendToPaypal(world, family);
    world.double.orders.approve(first, { declines: true });
    for (const _time of [1, 2]) expect((await comeBack(world, family, first)).data.outcome).toBe('DECLINED');
    const declined = { method: 'PAYPAL', state: 'PAYMENT_DECLINED', entries: ['REPORTED 0', 'DECLINED 0'] };
    expect(await booksOf(world, family)).toMatchObject({ payments: [declined], status: 'PAYMENT_DECLINED' });
    expect((await mailsTo(family)).filter((kind) => kind === 'payment.declined')).toHaveLength(1);

    const second = await sendToPaypal(world, family);
    expect(second).not.toBe(first);
    world.double.orders.approve(second);
    expect((await comeBack(world, family, second)).data.outcome).toBe('RECEIVED');
    expect(await booksOf(world, family)).toEqual({
      payments: [declined, ...captured.payments],
      attempts: ['DECLINED', 'CAPTURED'],
      status: 'PAYMENT_RECEIVED',
    });
  });

  it('is taken once when the answer to the capture is lost', async () => {
    const { family, token } = await approved();
    world.double.failNext('capture', { lose: true });
    expect((await comeBack(world, family, token)).codes).toEqual(['PAYPAL_UNAVAILABLE']);
    expect(await booksOf(world, family)).toEqual({ payments: [], attempts: ['CAPTURING'], status: null });
    expect((await comeBack(world, family, token)).data.outcome).toBe('RECEIVED');
    expect(await booksOf(world, family)).toEqual(captured);
  });

  it('creates one order at PayPal when the answer to the creation is lost', async () => {
    const family = await world.submitted();
    const before = world.double.orders.all.size;
    world.double.failNext('create', { lose: true });
    const lost = await call(world.t, startPaypalPayment, { params: { orderId: family.orderId } }, family);
    expect([lost.status, lost.codes]).toEqual([503, ['PAYPAL_UNAVAILABLE']]);
    expect(Number(lost.headers['retry-after'])).toBeGreaterThan(0);
    await sendToPaypal(world, family);
    expect(world.double.orders.all.size - before).toBe(1);
    expect((await booksOf(world, family)).attempts).toEqual(['OPEN']);
  });

  it('leads a family that approved and never came back to the page that takes the money', async () => {
    const { family, token } = await approved();
    const { data } = await call(world.t, startPaypalPayment, { params: { orderId: family.orderId } }, family);
    expect(data.redirectUrl).toBe(
      `http://sangamam.test/payment/${family.orderId}/paypal-return?token=${token}`,
    );
  });

  it("refuses another order's token and another family's order like ones that do not exist", async () => {
    const { token } = await approved();
    const other = await world.submitted();
    const asked = world.double.asked.capture;
    expect((await comeBack(world, other, token)).codes).toEqual(['ORDER_NOT_FOUND']);
    expect((await comeBack(world, other, 'NOSUCHTOKEN123456')).codes).toEqual(['ORDER_NOT_FOUND']);
    const third = await world.submitted();
    const foreign = await call(world.t, startPaypalPayment, { params: { orderId: other.orderId } }, third);
    expect(foreign.codes).toEqual(['ORDER_NOT_FOUND']);
    expect(world.double.asked.capture).toBe(asked);
  });

  it('takes nothing for a registration that was cancelled, or that has another payment by then', async () => {
    const cancelled = await approved();
    await call(world.t, cancelOrder, { params: { orderId: cancelled.family.orderId } }, cancelled.family);
    const reported = await approved();
    const params = { orderId: reported.family.orderId };
    await call(world.t, reportChequePayment, { params }, reported.family).then(({ data }) => data);
    const before = world.double.orders.captures.length;
    for (const { family, token } of [cancelled, reported]) {
      expect((await comeBack(world, family, token)).data.outcome).toBe('NOT_CHARGED');
      expect((await booksOf(world, family)).attempts).toEqual(['CLOSED']);
    }
    expect(world.double.orders.captures.length).toBe(before);
  });

  it('is booked beside a check that was reported while the money was taken', async () => {
    const { family, token } = await approved();
    const { promise: hold, resolve: release } = Promise.withResolvers<void>();
    const { promise: taken, resolve: reached } = Promise.withResolvers<void>();
    world.double.failNext('capture', { hold, reached });
    const back = comeBack(world, family, token);
    await taken;
    await call(world.t, reportChequePayment, { params: { orderId: family.orderId } }, family);
    release();
    expect((await back).data.outcome).toBe('RECEIVED');
    expect(await booksOf(world, family)).toEqual({
      payments: [
        { method: 'CHEQUE', state: 'PAYMENT_RECEIVED', entries: ['REPORTED 0', `RECEIVED ${paypalDue}`] },
      ],
      attempts: ['CAPTURED'],
      status: 'PAYMENT_RECEIVED',
    });
  });

  it.each([
    [
      'less came',
      { currency_code: 'USD', value: '1000.00' },
      'PAYMENT_RECEIVED',
      ['REPORTED 0', 'RECEIVED 1000'],
    ],
    [
      'cents came',
      { currency_code: 'USD', value: '1029.99' },
      'PAYMENT_RECEIVED',
      ['REPORTED 0', 'RECEIVED 1029'],
    ],
    [
      'another currency came',
      { currency_code: 'CAD', value: '1029.00' },
      'PENDING_PAYMENT_APPROVAL',
      ['REPORTED 0'],
    ],
    [
      'less than a dollar came',
      { currency_code: 'USD', value: '0.01' },
      'PENDING_PAYMENT_APPROVAL',
      ['REPORTED 0'],
    ],
  ])('is booked as no more than what came, with a note, when %s', async (_what, amount, state, entries) => {
    const { family, token } = await approved();
    world.double.orders.nextCapture = { amount };
    // The payer reads that it is being looked into, also after a reload, while nothing is booked as received.
    const outcome = state === 'PAYMENT_RECEIVED' ? 'RECEIVED' : 'PENDING';
    for (const _time of [1, 2]) expect((await comeBack(world, family, token)).data.outcome).toBe(outcome);
    expect((await booksOf(world, family)).payments).toEqual([{ method: 'PAYPAL', state, entries }]);
    const { rows } = await world.t.database.pool.query<{ reason: string | null }>(
      `select reason from payment_entries e join payments p on p.id = e.payment_id
       where p.order_id = $1 order by e.id desc limit 1`,
      [family.orderId],
    );
    expect(rows[0]?.reason).toContain(`${amount.value} ${amount.currency_code}`);
  });

  it('waits like a reported payment while PayPal holds the money back', async () => {
    const { family, token } = await approved();
    world.double.orders.nextCapture = { status: 'PENDING' };
    expect((await comeBack(world, family, token)).data.outcome).toBe('PENDING');
    expect(await booksOf(world, family)).toMatchObject({
      payments: [{ method: 'PAYPAL', state: 'PENDING_PAYMENT_APPROVAL', entries: ['REPORTED 0'] }],
      attempts: ['PENDING'],
      status: 'PENDING_PAYMENT_APPROVAL',
    });
  });
});
