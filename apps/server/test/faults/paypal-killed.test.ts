import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';

import { checkAttempt } from '#server/features/collection/paypal/check-attempt.ts';
import {
  booksOf,
  buildPaypalWorld,
  comeBack,
  deliver,
  doubleAccess,
  paypalDue,
  sendToPaypal,
  type PaypalWorld,
} from '#test/fixtures/paypal.ts';
import { expectInvariants } from '#test/invariants.ts';
import { signEvent } from '#test/paypal-double/double-webhooks.ts';
import { startServerChild, type ServerChild } from '#test/servers/server-child.ts';

let world: PaypalWorld;
let server: ServerChild | undefined;

beforeAll(async () => {
  world = await buildPaypalWorld();
});
afterEach(() => server?.stop());
afterAll(async () => {
  await expectInvariants(world.t);
  await world.close();
});

/** A process that was killed after PayPal took the money and before anything about it was stored. */
async function killedAfterCapture() {
  const family = await world.submitted();
  const token = await sendToPaypal(world, family);
  world.double.orders.approve(token);
  const { promise: taken, resolve: reached } = Promise.withResolvers<void>();
  world.double.failNext('capture', { hold: new Promise(() => {}), reached });
  server = await startServerChild(world.t.databaseUrl, world.t.filesFolder, {
    paypal: doubleAccess(world.double),
  });
  const back = fetch(`${server.origin}/v1/order/${family.orderId}/payment/paypal/return`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
  }).then(
    ({ status }) => status,
    () => 'cut',
  );
  await taken;
  await server.kill();
  expect(await back).toBe('cut');
  expect(await booksOf(world, family)).toEqual({ payments: [], attempts: ['CAPTURING'], status: null });
  return { family, token };
}

type Killed = Awaited<ReturnType<typeof killedAfterCapture>>;

it.each<[string, (killed: Killed) => Promise<unknown>]>([
  ['the payer reloads the page', ({ family, token }) => comeBack(world, family, token)],
  [
    "PayPal's webhook comes",
    ({ token }) => deliver(world, signEvent('CHECKOUT.ORDER.APPROVED', { id: token })),
  ],
  [
    'the job asks PayPal',
    async ({ family }) => {
      const { rows } = await world.t.database.pool.query<{ id: string; queued: boolean }>(
        `select a.id, j.id is not null as queued from paypal_attempts a
         left join graphile_worker.jobs j on j.key = 'paypal:' || a.id where a.order_id = $1`,
        [family.orderId],
      );
      expect(rows[0]?.queued).toBe(true);
      await checkAttempt(world.t.ctx, rows[0]?.id ?? '');
    },
  ],
])(
  'money that PayPal took before kill -9 is booked once when %s',
  async (_what, ask) => {
    const before = world.double.orders.captures.length;
    const killed = await killedAfterCapture();
    await ask(killed);
    await comeBack(world, killed.family, killed.token);
    expect(world.double.orders.captures.length - before).toBe(1);
    expect(await booksOf(world, killed.family)).toEqual({
      payments: [
        { method: 'PAYPAL', state: 'PAYMENT_RECEIVED', entries: ['REPORTED 0', `RECEIVED ${paypalDue}`] },
      ],
      attempts: ['CAPTURED'],
      status: 'PAYMENT_RECEIVED',
    });
  },
  60_000,
);
