import { randomUUID } from 'node:crypto';

import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { stepBefore } from '#test/database/earlier-steps.ts';
import { createEmptyDatabase, type TestDatabase } from '#test/database/test-database.ts';

import { migrate } from './migrate.ts';

/** The last migration before treasurers had a currency. */
const before = stepBefore('0022_treasurers-for-each-currency');

const conventionId = randomUUID();
const insertAsBefore = `insert into treasurers
  (convention_id, full_name, email, mobile_country_code, mobile_number, address_line1, address_line2, address_line3)
  values ($1, $2, 'treasurer@example.org', '+1', '4075550142', 'Treasury', '1 Example Avenue', 'Tampa')`;

let database: TestDatabase;
let client: pg.Client;
beforeAll(async () => {
  database = await createEmptyDatabase();
  await migrate(database.url, { upTo: before });
  client = new pg.Client(database.url);
  await client.connect();
  await client.query(
    `insert into conventions (id, name, start_date, end_date, location, time_zone, convention_deadline)
     values ($1, 'Sangamam', '2026-08-06', '2026-08-09', 'Tampa', 'America/New_York', '2026-07-31')`,
    [conventionId],
  );
  await client.query(insertAsBefore, [conventionId, 'Stephen Mukalel']);
  await migrate(database.url);
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

const stored = async () => {
  const { rows } = await client.query<{ currency: string; full_name: string; address_line3: string }>(
    'select currency, full_name, address_line3 from treasurers order by currency desc',
  );
  return rows.map((row) => Object.values(row));
};

it('the one treasurer of a convention serves both currencies', async () => {
  expect(await stored()).toEqual([
    ['USD', 'Stephen Mukalel', 'Tampa'],
    ['CAD', 'Stephen Mukalel', 'Tampa'],
  ]);
});

it('the version before can still replace a treasurer', async () => {
  await client.query('delete from treasurers where convention_id = $1', [conventionId]);
  await client.query(insertAsBefore, [conventionId, 'Mary Thekkel']);
  expect(await stored()).toEqual([['USD', 'Mary Thekkel', 'Tampa']]);
});
