import { count } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createTestDatabase, type TestDatabase } from '#test/database/test-database.ts';

import { openDatabase, type OpenDatabase } from './client.ts';
import { airports } from '#server/db/schema/schema.ts';

describe('a transaction', () => {
  let copy: TestDatabase;
  let database: OpenDatabase;
  beforeAll(async () => {
    copy = await createTestDatabase();
    database = openDatabase(copy.url, { max: 2 });
  });
  afterAll(async () => {
    await database.close();
    await copy.drop();
  });

  const insert = (code: string) => ({ code, name: code });
  const stored = async () => (await database.db.select({ rows: count() }).from(airports))[0]?.rows;
  const givenBack = () => database.pool.totalCount === database.pool.idleCount;

  it('stores all of its work or nothing', async () => {
    await database.db.transaction(async (tx) => tx.insert(airports).values(insert('ORD')));
    const failed = database.db.transaction(async (tx) => {
      await tx.insert(airports).values(insert('YYZ'));
      throw new Error('changed my mind');
    });
    await expect(failed).rejects.toThrow('changed my mind');
    expect(await stored()).toBe(1);
    expect(givenBack()).toBe(true);
  });

  it('may hold a smaller one that fails alone', async () => {
    await database.db.transaction(async (tx) => {
      await tx.insert(airports).values(insert('DTW'));
      await tx.transaction((inner) => inner.insert(airports).values(insert('DTW'))).catch(() => undefined);
    });
    expect(await stored()).toBe(2);
  });

  it('does not pass for done when a failed statement was overlooked', async () => {
    const overlooked = database.db.transaction(async (tx) => {
      await tx.insert(airports).values(insert('JFK'));
      await tx
        .insert(airports)
        .values(insert('ORD'))
        .catch(() => undefined);
    });
    await expect(overlooked).rejects.toThrow('nothing was stored');
    expect(await stored()).toBe(2);
  });

  it('gives its connection back however it breaks', async () => {
    const { pool, db } = database;
    for (let round = 0; round < 5; round += 1) {
      const broken = db.transaction(async (tx) =>
        tx.execute('select pg_terminate_backend(pg_backend_pid())'),
      );
      await expect(broken).rejects.toThrow(/terminat/iu);
    }
    const refusing = openDatabase('postgres://nobody:nothing@127.0.0.1:9/none', { max: 1 });
    for (let round = 0; round < 2; round += 1) {
      await expect(refusing.db.transaction((tx) => tx.execute('select 1'))).rejects.toThrow('ECONNREFUSED');
    }
    await refusing.close();
    expect(await stored()).toBe(2);
    expect(givenBack()).toBe(true);
    expect(pool.waitingCount).toBe(0);
  });

  /** Transactions on connections that were cut without the pool's noticing, so that `begin` fails. */
  async function failToBegin({ pool, db }: Pick<OpenDatabase, 'pool' | 'db'>): Promise<void> {
    const client = await pool.connect();
    (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
    client.release();
    await expect(db.transaction((tx) => tx.execute('select 1'))).rejects.toThrow(Error);
  }

  it('gives its connection back when it cannot even begin', async () => {
    await failToBegin(database);
    expect(await stored()).toBe(2);
    expect(givenBack()).toBe(true);
  });

  it('would not, as the query builder runs it', async () => {
    const unmended = openDatabase(copy.url, { max: 1 });
    const db = drizzle(unmended.pool);
    await failToBegin({ pool: unmended.pool, db });
    expect(unmended.pool.totalCount - unmended.pool.idleCount).toBe(1);
  });
});
