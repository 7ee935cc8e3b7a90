import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';

import { openDatabase, type OpenDatabase } from '#server/db/connection/client.ts';
import { isDatabaseUnavailable } from '#server/db/connection/database-unavailable.ts';
import { startJobs } from '#server/jobs/start-jobs.ts';
import { startDatabaseProxy, type DatabaseProxy } from '#test/servers/database-proxy.ts';
import { createTestDatabase, type TestDatabase } from '#test/database/test-database.ts';

const connections = 10;

let copy: TestDatabase;
let proxy: DatabaseProxy;
beforeEach(async () => {
  copy = await createTestDatabase();
  proxy = await startDatabaseProxy(copy.url);
});
afterEach(async () => {
  await proxy.close();
  await copy.drop();
});

function open({ watch = true } = {}): OpenDatabase {
  const database = openDatabase(proxy.url, { max: connections, watch });
  if (watch) onTestFinished(() => database.close());
  return database;
}

/** As many concurrent calls as there are connections; returns how many failed, and with which error. */
async function callOnAll({ pool }: OpenDatabase): Promise<unknown[]> {
  const calls = Array.from({ length: connections }, () => pool.query('select pg_sleep(0.05)'));
  const outcomes = await Promise.allSettled(calls);
  return outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as unknown] : []));
}

describe('a database whose connections fall silent', () => {
  it('is used again through new connections, while an unwatched pool stays lost', async () => {
    const [watched, unwatched] = [open(), open({ watch: false })];
    await Promise.all([callOnAll(watched), callOnAll(unwatched)]);
    proxy.swallowOpen();
    let isAnswered = false;
    const lost = callOnAll(unwatched).finally(() => {
      isAnswered = true;
    });
    const failures = await callOnAll(watched);
    expect(failures.length).toBeGreaterThan(0);
    expect(failures.filter((reason) => !isDatabaseUnavailable(reason))).toEqual([]);
    expect(await callOnAll(watched)).toEqual([]);
    expect(isAnswered).toBe(false);
    await proxy.close();
    await lost;
    await unwatched.close();
  });

  it('fails a transaction that was open, and gives its connection back', async () => {
    const database = open();
    const broken = database.db.transaction(async (tx) => {
      await tx.execute('select 1');
      proxy.swallowOpen();
      await tx.execute('select 2');
    });
    await expect(broken).rejects.toSatisfy(isDatabaseUnavailable);
    expect(await callOnAll(database)).toEqual([]);
    expect(database.pool.totalCount - database.pool.idleCount).toBe(0);
  });

  it('is reported as unavailable to every call while nothing comes through, and the pool can be closed', async () => {
    const database = openDatabase(proxy.url, { max: connections });
    await callOnAll(database);
    proxy.swallowAll();
    for (const _round of [1, 2]) {
      const failures = await callOnAll(database);
      expect(failures).toHaveLength(connections);
      expect(failures.filter((reason) => !isDatabaseUnavailable(reason))).toEqual([]);
    }
    await database.close();
  });

  it('may be closed while its idle connections are silent', async () => {
    const database = openDatabase(proxy.url, { max: connections });
    await callOnAll(database);
    proxy.swallowAll();
    await expect(database.close()).resolves.toBeUndefined();
  });

  it('is not mistaken for one that works on a long statement', async () => {
    const database = open();
    const { rows } = await database.pool.query<{ done: boolean }>('select pg_sleep(4) is not null as done');
    expect(rows).toEqual([{ done: true }]);
  });

  it('gets its jobs done through new connections', async () => {
    const done = vi.fn<() => void>();
    const jobs = await startJobs({
      databaseUrl: proxy.url,
      tasks: { 'try-it': () => Promise.resolve(done()) },
      nightly: [],
      log: pino({ level: 'silent' }),
    });
    onTestFinished(() => jobs.stop());
    const direct = openDatabase(copy.url);
    onTestFinished(() => direct.close());
    const add = () => direct.pool.query("select graphile_worker.add_job('try-it')");
    await add();
    await expect.poll(() => done.mock.calls).toHaveLength(1);
    proxy.swallowOpen();
    await add();
    await expect.poll(() => done.mock.calls).toHaveLength(2);
  });
});
