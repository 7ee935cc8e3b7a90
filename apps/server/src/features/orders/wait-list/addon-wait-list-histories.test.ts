import { createAddonOrder } from '@sangamam/contract/orders/addon-orders/addon-order-endpoints';
import { cancelOrder, submitForApprovalById } from '@sangamam/contract/orders/order-endpoints';
import * as desk from '@sangamam/contract/orders/registrations/registration-admin-endpoints';
import * as staff from '@sangamam/contract/orders/wait-list/wait-list-admin-endpoints';
import * as own from '@sangamam/contract/orders/wait-list/wait-list-endpoints';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { buildAddon } from '#seed/factories/build-addon.ts';
import { buildConvention } from '#seed/factories/build-convention.ts';
import { buildPackage } from '#seed/factories/build-package.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call } from '#test/call.ts';
import { createStaff } from '#test/fixtures/accounts.ts';
import { submitFamily, type TestFamily } from '#test/fixtures/registrations.ts';
import { brokenInvariants } from '#test/invariants.ts';
import { signInAs } from '#test/sign-in-as.ts';

import { serveWaitLists } from './serve-wait-list.ts';

const families = 4;
const acts = { join: 4, buy: 5, 'give back': 4, leave: 1, reject: 1, reopen: 1, move: 1, remove: 1 } as const;
type Act = keyof typeof acts;
const drawnActs = Object.entries(acts).flatMap(([act, weight]) =>
  Array.from({ length: weight }, () => act as Act),
);
const ofFamily = fc.record({
  act: fc.constantFrom(...drawnActs),
  family: fc.nat(families - 1),
  seats: fc.constantFrom(1, 1, 2, 3),
  takesFewer: fc.boolean(),
});
/** The job runs, or it runs after the time of all offers is over. */
const ofJob = fc.constantFrom('serve' as const, 'serve' as const, 'expire' as const);
const event = fc.oneof({ weight: 5, arbitrary: ofFamily }, { weight: 2, arbitrary: ofJob });
type Event = typeof event extends fc.Arbitrary<infer Drawn> ? Drawn : never;

let t: TestApp;
let registrar: { token: string };
beforeAll(async () => {
  t = await buildTestApp();
  registrar = { token: await signInAs(t, await createStaff(t, 'REGISTRAR')) };
});
afterAll(() => t.close());

/** A convention with a boat of three seats, and families whose registrations wait for approval and cost nothing. */
async function newWorld() {
  const { id: conventionId } = await buildConvention(t.ctx);
  const { id: packageId } = await buildPackage(t.ctx, { conventionId, price: 0, cadPrice: 0 });
  const options = [{ key: 'Seats', price: 40, cadPrice: 55, capacity: 3 }];
  const { id: addonId } = await buildAddon(t.ctx, { conventionId, type: 'SINGLE_FIELD', options });
  const all: TestFamily[] = [];
  while (all.length < families) all.push(await submitFamily(t, conventionId, packageId));
  return { addonId, families: all };
}
type World = Awaited<ReturnType<typeof newWorld>>;

async function latest(sql: string, orderId: string): Promise<string> {
  const { rows } = await t.database.pool.query<{ id: string }>(sql, [orderId]);
  return rows[0]?.id ?? crypto.randomUUID();
}

async function play({ addonId, families: all }: World, drawn: Event): Promise<void> {
  if (typeof drawn === 'string') {
    if (drawn === 'expire')
      await t.database.pool.query(
        "update wait_list_entries set offered_until = now() - interval '1 day' where state = 'OFFERED'",
      );
    const [failure] = await serveWaitLists(t.ctx);
    if (failure) throw failure.error;
    return;
  }
  const family = all[drawn.family];
  if (!family) throw new Error('Nobody of this world');
  const query = family.of;
  const at = { params: { orderId: family.orderId } };
  const because = { body: { reason: 'Because' } };
  const entry = async () => ({
    params: {
      entryId: await latest(
        'select id from wait_list_entries where order_id = $1 order by created_at desc limit 1',
        family.orderId,
      ),
    },
    ...because,
  });
  const answer = {
    join: () =>
      call(
        t,
        own.joinAddonWaitList,
        { query, body: { addonId, key: 'Seats', quantity: drawn.seats, takesFewer: drawn.takesFewer } },
        family,
      ),
    leave: () => call(t, own.leaveAddonWaitList, { query: { ...query, addonId, key: 'Seats' } }, family),
    buy: async () => {
      const data = { key: 'Seats', value: { price: 40, quantity: drawn.seats } };
      const selectedAddonData = [{ type: 'SINGLE_FIELD' as const, addonId, title: '', data }];
      const body = { selectedAddonData, specialRequest: '' };
      const opened = await call(t, createAddonOrder, { query, body }, family);
      if (opened.status !== 200) return opened;
      const of = { params: { orderId: opened.data.orderId }, body: {} };
      return call(t, submitForApprovalById, of, family);
    },
    'give back': async () => {
      const orderId = await latest(
        `select id from orders where parent_order_id = $1 and submitted_at is not null and cancelled_at is null
         order by id limit 1`,
        family.orderId,
      );
      return call(t, cancelOrder, { params: { orderId }, body: {} }, family);
    },
    reject: () => call(t, desk.rejectRegistration, { ...at, ...because }, registrar),
    reopen: () => call(t, desk.reopenRegistration, at, registrar),
    move: async () => call(t, staff.moveToFront, await entry(), registrar),
    remove: async () => call(t, staff.removeFromWaitList, await entry(), registrar),
  };
  const { status } = await answer[drawn.act]();
  expect(status).toBeLessThan(500);
}

/** Options of which something is left although a family waits for it. */
async function idle(addonId: string) {
  const { rows } = await t.database.pool.query<{ id: string }>(
    `select id, capacity, taken, held, families_waiting from addon_options
     where addon_id = $1 and families_waiting > 0 and taken + held < capacity`,
    [addonId],
  );
  return rows;
}

// Others, and more of them, as the nightly workflow draws them: HISTORIES_SEED=<number> WAIT_LIST_HISTORIES=300.
const seed = Number(process.env['HISTORIES_SEED'] ?? 20_270_704);
const runs = Number(process.env['WAIT_LIST_HISTORIES'] ?? 25);

it(
  'whatever families and staff do, two at a time, no piece is sold twice, counted wrong or left idle',
  { timeout: 240_000 + runs * 4_000 },
  async () => {
    const steps = fc.array(fc.tuple(event, event), { minLength: 10, maxLength: 24, size: 'max' });
    await fc.assert(
      fc.asyncProperty(steps, async (pairs) => {
        const world = await newWorld();
        for (const pair of pairs) await Promise.all(pair.map((drawn) => play(world, drawn)));
        expect(await serveWaitLists(t.ctx)).toEqual([]);
        expect(await idle(world.addonId)).toEqual([]);
        expect(await brokenInvariants(t)).toEqual({});
      }),
      { numRuns: runs, seed, endOnFailure: true },
    );
    const { rows } = await t.database.pool.query<{ state: string; often: string }>(
      'select state, count(*) as often from wait_list_entries group by 1 order by 1',
    );
    process.stdout.write(
      `Add-ons: ${runs} histories, ${rows.map(({ state, often }) => `${often} ${state}`).join(', ')}\n`,
    );
    expect(rows.map(({ state }) => state)).toEqual(
      expect.arrayContaining(['TAKEN', 'EXPIRED', 'LEFT', 'REMOVED']),
    );
  },
);
