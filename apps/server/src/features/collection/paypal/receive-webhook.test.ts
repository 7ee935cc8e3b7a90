import { afterAll, beforeAll, expect, it } from 'vitest';

import {
  booksOf,
  buildPaypalWorld,
  comeBack,
  deliver,
  paypalDue,
  sendToPaypal,
  type PaypalWorld,
} from '#test/fixtures/paypal.ts';
import { expectInvariants } from '#test/invariants.ts';
import { outbox } from '#test/outbox.ts';
import { signEvent } from '#test/paypal-double/double-webhooks.ts';
import { systemActor } from '#server/http/access/actor.ts';
import { approvePayment } from '#server/features/ledger/decisions/decide-payment.ts';
import { createRefund } from '#server/features/ledger/refunds/create-refund.ts';

import { purgeExpiredEvents } from './receive-webhook.ts';

let world: PaypalWorld;

beforeAll(async () => {
  world = await buildPaypalWorld();
});
afterAll(async () => {
  await expectInvariants(world.t);
  await world.close();
});

const received = {
  payments: [
    { method: 'PAYPAL', state: 'PAYMENT_RECEIVED', entries: ['REPORTED 0', `RECEIVED ${paypalDue}`] },
  ],
  attempts: ['CAPTURED'],
  status: 'PAYMENT_RECEIVED',
};

async function approved() {
  const family = await world.submitted();
  const token = await sendToPaypal(world, family);
  world.double.orders.approve(token);
  return { family, token };
}

async function captured() {
  const { family, token } = await approved();
  await comeBack(world, family, token);
  const [capture] = world.double.orders.find(token).purchase_units[0]?.payments?.captures ?? [];
  if (!capture) throw new Error('Nothing was captured');
  return { family, token, capture };
}

const captureEvent = (kind: string, token: string, capture: object) =>
  signEvent(`PAYMENT.CAPTURE.${kind}`, {
    ...capture,
    supplementary_data: { related_ids: { order_id: token } },
  });

it('a webhook before the return takes the money, and the return and a second webhook change nothing', async () => {
  const { family, token } = await approved();
  const event = signEvent('CHECKOUT.ORDER.APPROVED', { id: token, intent: 'CAPTURE' });
  expect((await deliver(world, event)).status).toBe(200);
  expect((await comeBack(world, family, token)).data.outcome).toBe('RECEIVED');
  expect((await deliver(world, event)).status).toBe(200);
  expect(await booksOf(world, family)).toEqual(received);
});

it('ten deliveries of one event at the same time book the money once', async () => {
  const { family, token } = await approved();
  const event = signEvent('CHECKOUT.ORDER.APPROVED', { id: token });
  const answers = await Promise.all(Array.from({ length: 10 }, () => deliver(world, event)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await booksOf(world, family)).toEqual(received);
});

it('an event that was acted on is not asked about again', async () => {
  const { token } = await approved();
  const event = signEvent('CHECKOUT.ORDER.APPROVED', { id: token });
  await deliver(world, event);
  const asked = world.double.asked.show;
  await deliver(world, event);
  expect(world.double.asked.show).toBe(asked);
  world.t.clock.advance({ days: 31 });
  await purgeExpiredEvents(world.t.ctx);
  const { rows } = await world.t.database.pool.query('select id from paypal_events');
  expect(rows).toEqual([]);
});

it('a forged, an altered and an unsigned webhook are refused and change nothing', async () => {
  const { family, token } = await approved();
  const event = signEvent('CHECKOUT.ORDER.APPROVED', { id: token });
  const { 'paypal-transmission-sig': _signature, ...unsigned } = event.headers;
  const forged = { ...event.headers, 'paypal-transmission-sig': 'Zm9yZ2Vk' };
  for (const delivery of [
    { ...event, headers: forged },
    { ...event, headers: unsigned },
    { ...event, body: event.body.replace('APPROVED', 'REVERSED') },
    { ...event, body: `${event.body},"webhook_id":"WH-SOMEBODY-ELSE"` },
    { ...event, body: '' },
  ]) {
    const answer = await deliver(world, delivery);
    expect([answer.status, answer.codes]).toEqual([403, ['FORBIDDEN']]);
  }
  expect(await booksOf(world, family)).toEqual({ payments: [], attempts: ['OPEN'], status: null });
});

it('a webhook is answered with 503 while PayPal cannot verify it, and works when it is repeated', async () => {
  const { family, token } = await approved();
  const event = signEvent('CHECKOUT.ORDER.APPROVED', { id: token });
  for (const operation of ['verify', 'show'] as const) {
    world.double.failNext(operation, { status: 503 });
    expect((await deliver(world, event)).status).toBe(503);
  }
  expect((await booksOf(world, family)).payments).toEqual([]);
  expect((await deliver(world, event)).status).toBe(200);
  expect(await booksOf(world, family)).toEqual(received);
});

it('events of other shops, of unknown kinds and of unknown shapes are acknowledged', async () => {
  for (const event of [
    signEvent('CHECKOUT.ORDER.APPROVED', { id: 'SOMEBODYELSES0001' }),
    signEvent('CUSTOMER.DISPUTE.CREATED', { dispute_id: 'PP-D-1' }),
    { ...signEvent('', {}) },
  ])
    expect((await deliver(world, event)).status).toBe(200);
});

it('refunds are booked once, in whichever order their events come', async () => {
  const { family, token, capture } = await captured();
  const one = world.double.orders.refund(capture.id, { currency_code: 'USD', value: '29.00' });
  const two = world.double.orders.refund(capture.id, { currency_code: 'USD', value: '100.00' });
  const events = [two, one, two].map((refund) => signEvent('PAYMENT.CAPTURE.REFUNDED', refund));
  for (const event of events) await deliver(world, event);
  await deliver(world, captureEvent('COMPLETED', token, capture));
  expect((await booksOf(world, family)).payments).toEqual([
    {
      ...received.payments[0],
      entries: ['REPORTED 0', `RECEIVED ${paypalDue}`, 'REFUNDED -29', 'REFUNDED -100'],
    },
  ]);
});

const paymentIdOf = async ({ orderId }: { orderId: string }) => {
  const { rows } = await world.t.database.pool.query<{ id: string }>(
    'select id from payments where order_id = $1',
    [orderId],
  );
  return rows[0]?.id ?? '';
};
const amountOfPaypal = (value: number) => ({ currency_code: 'USD', value: value.toFixed(2) });

it('a refund of all the money on PayPal’s pages after the approval ends it: the family is told and can pay again', async () => {
  const { family, capture } = await captured();
  await approvePayment(world.t.ctx, systemActor('command line'), await paymentIdOf(family), undefined);
  const all = world.double.orders.refund(capture.id, amountOfPaypal(paypalDue));
  const event = signEvent('PAYMENT.CAPTURE.REFUNDED', all);
  for (const _time of [1, 2]) expect((await deliver(world, event)).status).toBe(200);
  const [approval, back] = ['APPROVED 0', `REFUNDED -${paypalDue}`];
  expect(await booksOf(world, family)).toMatchObject({
    payments: [
      {
        state: 'PAYMENT_DECLINED',
        entries: ['REPORTED 0', `RECEIVED ${paypalDue}`, approval, back, 'REVERSED 0'],
      },
    ],
    status: 'PAYMENT_DECLINED',
  });
  const mails = await outbox(world.t, { to: family.account.email });
  expect(mails.filter(({ kind }) => kind === 'payment.reversed')).toHaveLength(1);
  expect(await sendToPaypal(world, family)).toEqual(expect.any(String));
});

it('a refund of a part on PayPal’s pages leaves the approval, and the rest of it ends it', async () => {
  const { family, capture } = await captured();
  await approvePayment(world.t.ctx, systemActor('command line'), await paymentIdOf(family), undefined);
  const part = world.double.orders.refund(capture.id, amountOfPaypal(100));
  await deliver(world, signEvent('PAYMENT.CAPTURE.REFUNDED', part));
  expect(await booksOf(world, family)).toMatchObject({ status: 'PAYMENT_APPROVED' });
  const rest = world.double.orders.refund(capture.id, amountOfPaypal(paypalDue - 100));
  await deliver(world, signEvent('PAYMENT.CAPTURE.REFUNDED', rest));
  expect(await booksOf(world, family)).toMatchObject({ status: 'PAYMENT_DECLINED' });
});

it('a refund of all the money of a cancelled registration leaves its payment as it is', async () => {
  const { family, capture } = await captured();
  await world.t.database.pool.query('update orders set cancelled_at = now() where id = $1', [family.orderId]);
  await world.t.database.pool.query(
    'update packages set seats_taken = seats_taken - 1 from orders o where o.package_id = packages.id and o.id = $1',
    [family.orderId],
  );
  const all = world.double.orders.refund(capture.id, amountOfPaypal(paypalDue));
  await deliver(world, signEvent('PAYMENT.CAPTURE.REFUNDED', all));
  expect(await booksOf(world, family)).toMatchObject({ payments: [{ state: 'PAYMENT_RECEIVED' }] });
});

it('money that PayPal takes back after a dispute is reversed once, and the family is told', async () => {
  const { family, capture } = await captured();
  const links = [{ rel: 'up', href: `https://api.example.org/v2/payments/captures/${capture.id}` }];
  const resource = { id: 'REVERSAL000000001', status: 'COMPLETED', amount: capture.amount, links };
  for (const _time of [1, 2]) {
    const answer = await deliver(world, signEvent('PAYMENT.CAPTURE.REVERSED', resource));
    expect(answer.status).toBe(200);
  }
  expect(await booksOf(world, family)).toMatchObject({
    payments: [
      {
        state: 'PAYMENT_DECLINED',
        entries: ['REPORTED 0', `RECEIVED ${paypalDue}`, `REVERSED -${paypalDue}`],
      },
    ],
    status: 'PAYMENT_DECLINED',
  });
  const mails = await outbox(world.t, { to: family.account.email });
  expect(mails.filter(({ kind }) => kind === 'payment.reversed')).toHaveLength(1);
});

it('money that PayPal takes back discards a refund that was about to be sent', async () => {
  const { family, capture } = await captured();
  await world.t.database.pool.query('update orders set cancelled_at = now() where id = $1', [family.orderId]);
  await world.t.database.pool.query(
    'update packages set seats_taken = seats_taken - 1 from orders o where o.package_id = packages.id and o.id = $1',
    [family.orderId],
  );
  const { rows } = await world.t.database.pool.query<{ id: string }>(
    'select id from payments where order_id = $1',
    [family.orderId],
  );
  await createRefund(world.t.ctx, systemActor('command line'), {
    paymentId: rows[0]?.id ?? '',
    amount: paypalDue,
    keptFee: 0,
    keptFeeReason: '',
    method: 'CHEQUE',
    refundableBefore: paypalDue,
  });
  const links = [{ rel: 'up', href: `https://api.example.org/v2/payments/captures/${capture.id}` }];
  const resource = { id: 'REVERSAL000000002', status: 'COMPLETED', amount: capture.amount, links };
  expect((await deliver(world, signEvent('PAYMENT.CAPTURE.REVERSED', resource))).status).toBe(200);
  const refunds = await world.t.database.pool.query('select state from refunds where order_id = $1', [
    family.orderId,
  ]);
  expect(refunds.rows).toEqual([{ state: 'DISCARDED' }]);
  expect(await booksOf(world, family)).toMatchObject({ payments: [{ state: 'PAYMENT_DECLINED' }] });
});

it('a refund whose event comes before the capture is known is booked after the money', async () => {
  const { family, token } = await approved();
  const order = world.double.orders.capture(token);
  const [capture] = order.purchase_units[0]?.payments?.captures ?? [];
  const refund = world.double.orders.refund(capture?.id ?? '', { currency_code: 'USD', value: '10.50' });
  const related = { supplementary_data: { related_ids: { order_id: token } } };
  await deliver(world, signEvent('PAYMENT.CAPTURE.REFUNDED', { ...refund, ...related }));
  expect((await booksOf(world, family)).payments).toEqual([
    { ...received.payments[0], entries: ['REPORTED 0', `RECEIVED ${paypalDue}`, 'REFUNDED -11'] },
  ]);
});
