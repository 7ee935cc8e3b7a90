import { randomUUID } from 'node:crypto';

import { asc, eq, isNotNull, type SQL } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { openDatabase } from '#server/db/connection/client.ts';
import { orders } from '#server/db/schema/schema.ts';
import { cascadeReopening } from '#server/features/orders/decisions/cascade-to-addon-orders.ts';
import { stepBefore } from '#test/database/earlier-steps.ts';
import { createEmptyDatabase, type TestDatabase } from '#test/database/test-database.ts';

import { migrate } from './migrate.ts';

/** The last migration before the one that added `rejected_with_registration`. */
const before = stepBefore('0018_line-kinds-and-cascaded-rejections');

/** Orders of one family as they were stored then. The rejected ones differ in their reason alone. */
const rows = [
  { number: 'T-1', parent: null, status: 'REG_REJECTED', reason: 'The convention is full' },
  { number: 'T-2', parent: 'T-1', status: 'REG_REJECTED', reason: null },
  { number: 'T-3', parent: 'T-1', status: 'REG_REJECTED', reason: 'No beds are left' },
  { number: 'T-4', parent: 'T-1', status: 'PENDING_REG_APPROVAL', reason: null },
] as const;

let database: TestDatabase;
beforeAll(async () => {
  database = await createEmptyDatabase();
  await migrate(database.url, { upTo: before });
  const client = new pg.Client(database.url);
  await client.connect();
  try {
    const [personId, userId, conventionId] = [randomUUID(), randomUUID(), randomUUID()];
    await client.query("insert into people (id, first_name, last_name) values ($1, 'Anna', 'Thomas')", [
      personId,
    ]);
    await client.query("insert into users (id, person_id, type) values ($1, $2, 'REGISTRANT')", [
      userId,
      personId,
    ]);
    await client.query(
      `insert into conventions (id, name, start_date, end_date, location, time_zone, convention_deadline)
       values ($1, 'Sangamam', '2026-08-06', '2026-08-09', 'Chicago', 'America/Chicago', '2026-07-31')`,
      [conventionId],
    );
    const ids = new Map(rows.map(({ number }) => [number as string, randomUUID()]));
    for (const { number, parent, status, reason } of rows) {
      await client.query(
        `insert into orders (id, user_id, convention_id, parent_order_id, temp_number, registration_status, reason,
           submitted_at, currency, net_price, cad_net_price)
         values ($1, $2, $3, $4, $5, $6, $7, now(), 'USD', 100, 130)`,
        [ids.get(number), userId, conventionId, ids.get(parent ?? ''), number, status, reason],
      );
    }
  } finally {
    await client.end();
  }
  await migrate(database.url);
});
afterAll(() => database.drop());

/** Reads orders as today's version does. */
async function listOrders(where: SQL) {
  const opened = openDatabase(database.url);
  try {
    return await opened.db.select().from(orders).where(where).orderBy(asc(orders.tempNumber));
  } finally {
    await opened.close();
  }
}

it('add-on orders that were rejected with their registration before the column existed come back when it is reopened', async () => {
  const addonOrders = await listOrders(isNotNull(orders.parentOrderId));
  expect(addonOrders.map((order) => [order.tempNumber, cascadeReopening(order)?.registrationStatus])).toEqual(
    [
      ['T-2', 'PENDING_REG_APPROVAL'],
      ['T-3', undefined],
      ['T-4', undefined],
    ],
  );
});

it('no registration and no other add-on order is marked as rejected with its registration', async () => {
  const marked = await listOrders(eq(orders.rejectedWithRegistration, true));
  expect(marked.map(({ tempNumber }) => tempNumber)).toEqual(['T-2']);
});
