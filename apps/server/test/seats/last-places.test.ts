import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { openDatabase } from '#server/db/client.ts';
import { buildAddon } from '#seed/factories/build-addon.ts';
import { buildConvention } from '#seed/factories/build-convention.ts';
import { buildPackage } from '#seed/factories/build-package.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { readyFamily, submitAt, type ReadyFamily } from '#test/fixtures/ready-families.ts';
import { expectInvariants } from '#test/invariants.ts';
import { startServerChild, type ServerChild } from '#test/server-child.ts';
import { createTestDatabase } from '#test/test-database.ts';

const families = 100;
const places = 30;

let t: TestApp;
let conventionId: string;
const servers: ServerChild[] = [];

beforeAll(async () => {
  t = await buildTestApp();
  ({ id: conventionId } = await buildConvention(t.ctx));
  for (let count = 0; count < 2; count += 1) {
    servers.push(await startServerChild(t.databaseUrl, t.filesFolder));
  }
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  await expectInvariants(t);
  await t.close();
});

async function submit(family: ReadyFamily, server: number): Promise<string> {
  const response = await submitAt(servers[server % servers.length]?.origin ?? '', family);
  const { errors } = (await response.json()) as { errors?: { code: string }[] };
  return errors?.[0]?.code ?? 'submitted';
}

const tally = (outcomes: string[]) =>
  Object.fromEntries([...Map.groupBy(outcomes, (one) => one)].map(([key, all]) => [key, all.length]));

it('sells the last 30 places to 30 of 100 families at two servers', { timeout: 60_000 }, async () => {
  const { id: packageId } = await buildPackage(t.ctx, { conventionId, capacity: places });
  const all = [];
  for (let count = 0; count < families; count += 1)
    all.push(await readyFamily(t.ctx, { conventionId, packageId }));
  const outcomes = await Promise.all(all.map(submit));
  expect(tally(outcomes)).toEqual({ submitted: places, SOLD_OUT: families - places });
});

it('sells the last 30 pieces of an add-on likewise', { timeout: 60_000 }, async () => {
  const { id: packageId } = await buildPackage(t.ctx, { conventionId });
  const options = [{ key: 'Yes', price: 40, cadPrice: 55, capacity: places }];
  const { id: addonId } = await buildAddon(t.ctx, { conventionId, options });
  const all = [];
  for (let count = 0; count < 60; count += 1)
    all.push(await readyFamily(t.ctx, { conventionId, packageId, addonId }));
  const outcomes = await Promise.all(all.map(submit));
  expect(tally(outcomes)).toEqual({ submitted: places, SOLD_OUT: 60 - places });
});

it('a twin without the guard sells more places than there are', { timeout: 60_000 }, async () => {
  const copy = await createTestDatabase();
  const databases = [openDatabase(copy.url), openDatabase(copy.url)];
  const pools = databases.map(({ pool }) => pool);
  try {
    const [one] = pools;
    await one?.query('alter table packages drop constraint packages_seats_within_capacity');
    await one?.query(`insert into conventions (id, name, start_date, end_date, location, time_zone, convention_deadline)
      values (gen_random_uuid(), 'Twin', '2030-01-01', '2030-01-03', 'Orlando', 'UTC', '2029-12-01')`);
    await one?.query(
      `insert into packages (id, convention_id, name, price, cad_price, logo_type, capacity)
       select gen_random_uuid(), id, 'FAMILY', 1, 1, 'GOLD', $1 from conventions`,
      [places],
    );
    const sold = await Promise.all(
      Array.from({ length: families }, (_, turn) => sellWithoutGuard(pools[turn % 2])),
    );
    expect(sold.filter(Boolean).length).toBeGreaterThan(places);
  } finally {
    await Promise.all(databases.map((database) => database.close()));
    await copy.drop();
  }
});

/** What the product does for a place, but looks first and then takes it, without the condition in the statement. */
async function sellWithoutGuard(pool: pg.Pool | undefined): Promise<boolean> {
  const client = await pool?.connect();
  if (!client) throw new Error('The twin has no connections');
  try {
    await client.query('begin');
    const { rows } = await client.query<{ free: boolean }>(
      'select seats_taken < capacity as free from packages',
    );
    const isFree = rows[0]?.free === true;
    if (isFree) await client.query('update packages set seats_taken = seats_taken + 1');
    await client.query('commit');
    return isFree;
  } finally {
    client.release();
  }
}

it('twenty submissions of one order at once have one effect', async () => {
  const { id: packageId } = await buildPackage(t.ctx, { conventionId, capacity: places });
  const family = await readyFamily(t.ctx, { conventionId, packageId });
  const outcomes = await Promise.all(Array.from({ length: 20 }, (_, turn) => submit(family, turn)));
  expect(tally(outcomes)).toEqual({ submitted: 20 });
  const { rows } = await t.database.pool.query(
    `select (select seats_taken from packages where id = $1) as seats,
       (select count(*)::int from outbox_mails where order_id = $2) as mails,
       (select count(*)::int from audit_log where entity_id = $2::text and action = 'order.submitted') as audited,
       (select count(*)::int from order_line_items where order_id = $2) as lines`,
    [packageId, family.orderId],
  );
  expect(rows).toEqual([{ seats: 1, mails: 1, audited: 1, lines: 1 }]);
});
