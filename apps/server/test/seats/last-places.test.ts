import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { openDatabase, type OpenDatabase } from '#server/db/connection/client.ts';
import { buildAddon } from '#seed/factories/build-addon.ts';
import { buildConvention } from '#seed/factories/build-convention.ts';
import { buildPackage } from '#seed/factories/build-package.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { readyFamily, submitAt, type ReadyFamily } from '#test/fixtures/ready-families.ts';
import { expectInvariants } from '#test/invariants.ts';
import { startServerChild, type ServerChild } from '#test/servers/server-child.ts';
import { createTestDatabase } from '#test/database/test-database.ts';

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

/** All submit at once; a family that got 503 because the server was busy has no place yet and retries. */
async function submitAtOnce(all: readonly ReadyFamily[]): Promise<string[]> {
  const outcomes = await Promise.all(all.map(submit));
  for (const [turn, family] of all.entries())
    while (outcomes[turn] === 'SERVICE_UNAVAILABLE') outcomes[turn] = await submit(family, turn);
  return outcomes;
}

const tally = (outcomes: string[]) =>
  Object.fromEntries([...Map.groupBy(outcomes, (one) => one)].map(([key, all]) => [key, all.length]));

it('sells the last 30 places to 30 of 100 families at two servers', async () => {
  const { id: packageId } = await buildPackage(t.ctx, { conventionId, capacity: places });
  const all = [];
  for (let count = 0; count < families; count += 1)
    all.push(await readyFamily(t.ctx, { conventionId, packageId }));
  const outcomes = await submitAtOnce(all);
  expect(tally(outcomes)).toEqual({ submitted: places, SOLD_OUT: families - places });
});

it('sells the last 30 pieces of an add-on likewise', async () => {
  const { id: packageId } = await buildPackage(t.ctx, { conventionId });
  const options = [{ key: 'Yes', price: 40, cadPrice: 55, capacity: places }];
  const { id: addonId } = await buildAddon(t.ctx, { conventionId, options });
  const all = [];
  for (let count = 0; count < 60; count += 1)
    all.push(await readyFamily(t.ctx, { conventionId, packageId, addonId }));
  const outcomes = await submitAtOnce(all);
  expect(tally(outcomes)).toEqual({ submitted: places, SOLD_OUT: 60 - places });
});

it('without the guard, two servers that both see the last place free both sell it', async () => {
  const copy = await createTestDatabase();
  const databases = [openDatabase(copy.url), openDatabase(copy.url)];
  try {
    const [{ pool }] = databases as [OpenDatabase, OpenDatabase];
    await pool.query('alter table packages drop constraint packages_seats_within_capacity');
    await pool.query(`insert into conventions (id, name, start_date, end_date, location, time_zone, convention_deadline)
      values (gen_random_uuid(), 'Twin', '2030-01-01', '2030-01-03', 'Orlando', 'UTC', '2029-12-01')`);
    await pool.query(
      `insert into packages (id, convention_id, name, price, cad_price, logo_type, capacity, seats_taken)
       select gen_random_uuid(), id, 'FAMILY', 1, 1, 'GOLD', $1::int, $1::int - 1 from conventions`,
      [places],
    );
    // What the product does to take a place, but both read before either writes, without the condition in the
    // statement.
    const seen = await Promise.all(databases.map((database) => isPlaceFree(database.pool)));
    expect(seen).toEqual([true, true]);
    await Promise.all(
      databases.map((database) => database.pool.query('update packages set seats_taken = seats_taken + 1')),
    );
    const { rows } = await pool.query<{ taken: number }>('select seats_taken as taken from packages');
    expect(rows).toEqual([{ taken: places + 1 }]);
  } finally {
    await Promise.all(databases.map((database) => database.close()));
    await copy.drop();
  }
});

async function isPlaceFree(pool: pg.Pool): Promise<boolean | undefined> {
  const { rows } = await pool.query<{ free: boolean }>('select seats_taken < capacity as free from packages');
  return rows[0]?.free;
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
