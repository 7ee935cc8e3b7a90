import { afterAll, beforeAll, expect, it } from 'vitest';

import { listRaisedNotices } from '#server/features/notices/site-notices.ts';
import {
  booksOf,
  buildPaypalWorld,
  comeBack,
  paypalDue,
  sendToPaypal,
  type PaypalWorld,
} from '#test/fixtures/paypal.ts';
import { expectInvariants } from '#test/invariants.ts';

import { checkAttempt } from './check-attempt.ts';

let world: PaypalWorld;

beforeAll(async () => {
  world = await buildPaypalWorld();
});
afterAll(async () => {
  await expectInvariants(world.t);
  await world.close();
});

/** The job that is queued for the family's newest attempt. */
async function jobOf({ orderId }: { orderId: string }) {
  const { rows } = await world.t.database.pool.query<{ id: string; due: Date | null }>(
    `select a.id, j.run_at as due from paypal_attempts a
     left join graphile_worker.jobs j on j.key = 'paypal:' || a.id where a.order_id = $1 order by a.created_at desc limit 1`,
    [orderId],
  );
  const [row] = rows;
  if (!row) throw new Error('The family was not sent to PayPal');
  return row;
}

it('a payer who approved and never came back is charged by the job', async () => {
  const family = await world.submitted();
  world.double.orders.approve(await sendToPaypal(world, family));
  const { id, due } = await jobOf(family);
  expect(due).not.toBeNull();
  await checkAttempt(world.t.ctx, id);
  expect(await booksOf(world, family)).toMatchObject({
    payments: [{ state: 'PAYMENT_RECEIVED', entries: ['REPORTED 0', `RECEIVED ${paypalDue}`] }],
    attempts: ['CAPTURED'],
  });
});

it('the job asks again, later and later, and gives an attempt up that nobody approved', async () => {
  const family = await world.submitted();
  await sendToPaypal(world, family);
  const { id } = await jobOf(family);
  world.t.clock.advance({ hours: 2 });
  await checkAttempt(world.t.ctx, id);
  const { due } = await jobOf(family);
  const pause = (due?.getTime() ?? 0) - world.t.clock.now().getTime();
  expect(Math.round(pause / 60_000)).toBe(60);
  expect((await booksOf(world, family)).attempts).toEqual(['OPEN']);
  world.t.clock.advance({ hours: 5 });
  await checkAttempt(world.t.ctx, id);
  expect((await booksOf(world, family)).attempts).toEqual(['CLOSED']);
  expect(await sendToPaypal(world, family)).not.toBe('');
  expect((await booksOf(world, family)).attempts).toEqual(['CLOSED', 'OPEN']);
});

it('money that PayPal held back is booked when it is released, and declined when it is not', async () => {
  for (const [status, state, entries] of [
    ['COMPLETED', 'PAYMENT_RECEIVED', ['REPORTED 0', `RECEIVED ${paypalDue}`]],
    ['DECLINED', 'PAYMENT_DECLINED', ['REPORTED 0', 'DECLINED 0']],
  ] as const) {
    const family = await world.submitted();
    const token = await sendToPaypal(world, family);
    world.double.orders.approve(token);
    world.double.orders.nextCapture = { status: 'PENDING' };
    await comeBack(world, family, token);
    const { id } = await jobOf(family);
    const [capture] = world.double.orders.find(token).purchase_units[0]?.payments?.captures ?? [];
    Object.assign(capture ?? {}, { status });
    for (const _time of [1, 2]) await checkAttempt(world.t.ctx, id);
    expect((await booksOf(world, family)).payments).toEqual([{ method: 'PAYPAL', state, entries }]);
  }
});

it('the job fails, so that the queue repeats it, and tells administrators when PayPal stays silent', async () => {
  const family = await world.submitted();
  await sendToPaypal(world, family);
  const { id } = await jobOf(family);
  const notices = async () => (await listRaisedNotices(world.t.ctx)).map(({ code }) => code);
  const check = () => checkAttempt(world.t.ctx, id);
  world.double.failNext('show', { status: 503 });
  await expect(check()).rejects.toThrow('PAYPAL_UNAVAILABLE');
  expect(await notices()).toEqual([]);
  world.t.clock.advance({ hours: 2 });
  world.double.failNext('show', { status: 503 });
  await expect(check()).rejects.toThrow('PAYPAL_UNAVAILABLE');
  expect(await notices()).toEqual(['paypal.silent']);
  await check();
  expect(await notices()).toEqual([]);
});

it('administrators are told after the second answer about a payment that cannot be read, until it can be', async () => {
  const family = await world.submitted();
  const token = await sendToPaypal(world, family);
  world.double.orders.approve(token);
  world.double.orders.nextCapture = { amount: { currency_code: 'USD', value: '-5.00' } };
  const { id } = await jobOf(family);
  const told = async () =>
    (await listRaisedNotices(world.t.ctx)).map(({ code, message }) => ({ code, message }));
  const asked = world.double.asked.show;
  await expect(checkAttempt(world.t.ctx, id)).rejects.toThrow('PAYPAL_UNAVAILABLE');
  expect(world.double.asked.show - asked).toBe(2);
  expect(await told()).toEqual([
    { code: 'paypal.unreadable', message: expect.stringContaining(token) as string },
  ]);
  const [capture] = world.double.orders.find(token).purchase_units[0]?.payments?.captures ?? [];
  Object.assign(capture ?? {}, { amount: { currency_code: 'USD', value: `${paypalDue}.00` } });
  await checkAttempt(world.t.ctx, id);
  expect(await told()).toEqual([]);
  expect((await booksOf(world, family)).attempts).toEqual(['CAPTURED']);
});
