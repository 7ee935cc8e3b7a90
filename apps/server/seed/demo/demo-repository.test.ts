import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';

import type { Executor } from '#server/db/executor.ts';
import { openDatabase, type OpenDatabase } from '#server/db/connection/client.ts';
import { createTestDatabase, type TestDatabase } from '#test/database/test-database.ts';

import { lockSeeding } from './demo-repository.ts';

let copy: TestDatabase;
let database: OpenDatabase;
beforeAll(async () => {
  copy = await createTestDatabase();
  database = openDatabase(copy.url, { max: 1 });
});
afterAll(async () => {
  await database.close();
  await copy.drop();
});

const longestPause = async (db: Executor) => {
  const { rows } = await db.execute<{ limit: string }>(
    sql`select current_setting('idle_in_transaction_session_timeout') as limit`,
  );
  return rows[0]?.limit;
};

it('the transaction of the seed may pause, and only that one', async () => {
  const within = await database.db.transaction(async (tx) => {
    await lockSeeding(tx);
    return longestPause(tx);
  });
  expect(within).toBe('0');
  expect(await longestPause(database.db)).toBe('30s');
});
