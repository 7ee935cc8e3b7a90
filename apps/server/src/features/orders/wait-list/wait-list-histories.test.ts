import { selectPackage } from '@sangamam/contract/conventions/packages/package-endpoints';
import {
  cancelOrder,
  initiateRegistration,
  submitForApproval,
} from '@sangamam/contract/orders/order-endpoints';
import * as desk from '@sangamam/contract/orders/registrations/registration-admin-endpoints';
import * as staff from '@sangamam/contract/orders/wait-list/wait-list-admin-endpoints';
import * as own from '@sangamam/contract/orders/wait-list/wait-list-endpoints';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { buildConvention } from '#seed/factories/build-convention.ts';
import { buildPackage } from '#seed/factories/build-package.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call } from '#test/call.ts';
import { createRegistrant, createStaff } from '#test/fixtures/accounts.ts';
import { brokenInvariants } from '#test/invariants.ts';
import { signInAs } from '#test/sign-in-as.ts';

import { serveWaitLists } from './serve-wait-list.ts';

const families = 5;
const packages = 2;
const acts = {
  join: 4,
  send: 4,
  cancel: 3,
  leave: 1,
  reject: 1,
  reopen: 1,
  move: 1,
  remove: 1,
} as const;
type Act = keyof typeof acts;
const drawnActs = Object.entries(acts).flatMap(([act, weight]) =>
  Array.from({ length: weight }, () => act as Act),
);

/** What one family, or staff about it, does; `serve` lets the job run, `expire` after the time of all offers is over. */
const ofFamily = fc.record({
  act: fc.constantFrom(...drawnActs),
  family: fc.nat(families - 1),
  of: fc.nat(packages - 1),
});
const ofJob = fc.constantFrom('serve' as const, 'expire' as const);
const event = fc.oneof({ weight: 6, arbitrary: ofFamily }, { weight: 2, arbitrary: ofJob });
type Event = { act: Act; family: number; of: number } | 'serve' | 'expire';

let t: TestApp;
let registrar: { token: string };
let accounts: { userId: string; token: string }[];

beforeAll(async () => {
  t = await buildTestApp();
  registrar = { token: await signInAs(t, await createStaff(t, 'REGISTRAR')) };
  accounts = [];
  for (let each = 0; each < families; each += 1) {
    const account = await createRegistrant(t, { maritalStatus: 'SINGLE' });
    accounts.push({ userId: account.id, token: await signInAs(t, account) });
  }
});
afterAll(() => t.close());

/** A convention with two packages of one place each, which the first families have taken; the others have begun. */
async function newWorld() {
  const { id: conventionId } = await buildConvention(t.ctx);
  const packageIds: string[] = [];
  for (let each = 0; each < packages; each += 1)
    packageIds.push((await buildPackage(t.ctx, { conventionId, capacity: 1 })).id);
  for (const who of accounts) await begin(conventionId, who);
  for (const [index, packageId] of packageIds.entries()) {
    const who = accounts[index];
    const query = { userId: who?.userId ?? '', conventionId, packageId };
    await call(t, selectPackage, { query }, who);
    const of = { userId: query.userId, conventionId };
    const sent = await call(t, submitForApproval, { query: of, body: {} }, who);
    expect(sent.codes).toEqual([]);
  }
  return { conventionId, packageIds };
}
type World = Awaited<ReturnType<typeof newWorld>>;

const begin = (conventionId: string, { userId, token }: { userId: string; token: string }) =>
  call(t, initiateRegistration, { body: { userId, conventionId } }, { token }).then(
    ({ data }) => data.orderId,
  );

async function play({ conventionId, packageIds }: World, drawn: Event): Promise<void> {
  if (typeof drawn === 'string') {
    if (drawn === 'expire')
      await t.database.pool.query(
        "update wait_list_entries set offered_until = now() where state = 'OFFERED' and package_id = any($1)",
        [packageIds],
      );
    const [failure] = await serveWaitLists(t.ctx);
    if (failure) throw failure.error;
    return;
  }
  const who = accounts[drawn.family];
  const packageId = packageIds[drawn.of];
  if (!who || packageId === undefined) throw new Error('Nobody of this world');
  const query = { userId: who.userId, conventionId, packageId };
  // A family that cancelled begins again.
  const orderId = await begin(conventionId, who);
  const at = { params: { orderId } };
  const because = { ...at, body: { reason: 'Because' } };
  const entry = async () => {
    const { rows } = await t.database.pool.query<{ id: string }>(
      'select id from wait_list_entries where order_id = $1 order by created_at desc limit 1',
      [orderId],
    );
    return { params: { entryId: rows[0]?.id ?? crypto.randomUUID() }, body: { reason: 'Because' } };
  };
  const answer = {
    join: () => call(t, own.joinWaitList, { query }, who),
    leave: () => call(t, own.leaveWaitList, { query }, who),
    send: async () => {
      await call(t, selectPackage, { query }, who);
      return call(t, submitForApproval, { query: { userId: who.userId, conventionId }, body: {} }, who);
    },
    cancel: () => call(t, cancelOrder, { ...at, body: {} }, who),
    reject: () => call(t, desk.rejectRegistration, because, registrar),
    reopen: () => call(t, desk.reopenRegistration, at, registrar),
    move: async () => call(t, staff.moveToFront, await entry(), registrar),
    remove: async () => call(t, staff.removeFromWaitList, await entry(), registrar),
  };
  const { status } = await answer[drawn.act]();
  expect(status).toBeLessThan(500);
}

/** Packages that keep a place idle although a family waits for it. */
async function idle({ packageIds }: World) {
  const { rows } = await t.database.pool.query<{ id: string }>(
    `select id, capacity, seats_taken, seats_held, families_waiting from packages
     where id = any($1) and families_waiting > 0 and seats_taken + seats_held < capacity`,
    [packageIds],
  );
  return rows;
}

// Others, and more of them, as the nightly workflow draws them: HISTORIES_SEED=<number> WAIT_LIST_HISTORIES=300.
const seed = Number(process.env['HISTORIES_SEED'] ?? 20_270_702);
const runs = Number(process.env['WAIT_LIST_HISTORIES'] ?? 30);

it(
  'whatever families and staff do, two at a time, no place is sold twice, counted wrong or left idle',
  { timeout: 240_000 + runs * 4_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(event, event), { minLength: 8, maxLength: 20 }), async (steps) => {
        const world = await newWorld();
        for (const pair of steps) await Promise.all(pair.map((drawn) => play(world, drawn)));
        expect(await serveWaitLists(t.ctx)).toEqual([]);
        expect(await idle(world)).toEqual([]);
        expect(await brokenInvariants(t)).toEqual({});
      }),
      { numRuns: runs, seed },
    );
    const { rows } = await t.database.pool.query<{ state: string }>(
      'select distinct state from wait_list_entries',
    );
    expect(rows.map(({ state }) => state)).toEqual(
      expect.arrayContaining(['TAKEN', 'EXPIRED', 'LEFT', 'REMOVED']),
    );
  },
);
