import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { createLogger } from '#server/http/logger.ts';
import { createTestDatabase, type TestDatabase } from '#test/database/test-database.ts';
import { runStatement } from '#test/database/run-statement.ts';

import { createQueueMonitor } from './queue-monitor.ts';
import { runQueue, type Workers } from './run-queue.ts';

const log = createLogger('silent');

let database: TestDatabase;
let pool: pg.Pool;
let workers: Workers | undefined;
beforeEach(async () => {
  database = await createTestDatabase();
  pool = new pg.Pool({ connectionString: database.url });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
});
afterEach(async () => {
  await workers?.stop();
  workers = undefined;
  await pool.end();
  await database.drop();
});

const breakQueue = () =>
  runStatement(database.url, 'alter table graphile_worker._private_jobs rename to hidden_jobs');
const mendQueue = () =>
  runStatement(database.url, 'alter table graphile_worker.hidden_jobs rename to _private_jobs');

async function start(
  done: () => void | Promise<void> = () => undefined,
  monitor = createQueueMonitor(),
): Promise<Workers> {
  workers = await runQueue(
    pool,
    { name: 'general', tasks: { greet: () => done() }, cron: [] },
    { log, monitor },
  );
  return workers;
}

describe('the workers of a queue', () => {
  it('do not count as started while they cannot take jobs', async () => {
    await breakQueue();
    await expect(start()).rejects.toThrow('_private_jobs');
  });

  it('end with the reason when they can no longer take jobs, and new ones work', async () => {
    const { promise } = await start();
    await breakQueue();
    await expect(promise).rejects.toThrow('The general queue cannot take jobs');
    await workers?.stop();
    await mendQueue();
    const done = vi.fn<() => void>();
    await start(done);
    await runStatement(database.url, "select graphile_worker.add_job('greet')");
    await vi.waitUntil(() => done.mock.calls.length > 0, { timeout: 30_000 });
  });
});

describe('the monitor of the queues', () => {
  it('reports a queue without an answer for a minute, unless it runs a job', () => {
    let now = 0;
    const monitor = createQueueMonitor(() => now);
    monitor.watch('general');
    monitor.watch('mail');
    now = 59_000;
    expect(monitor.stalled()).toEqual([]);
    monitor.started('mail', '1');
    now = 61_000;
    expect(monitor.stalled()).toMatchObject([{ queue: 'general' }]);
    monitor.answered('general');
    expect(monitor.stalled()).toEqual([]);
    expect(monitor.idleSeconds()).toEqual([
      { queue: 'general', seconds: 0 },
      { queue: 'mail', seconds: 0 },
    ]);
  });

  it('does not believe in a job that never ends', () => {
    let now = 0;
    const monitor = createQueueMonitor(() => now);
    monitor.watch('mail');
    monitor.started('mail', '1');
    now = 11 * 60_000;
    expect(monitor.stalled()).toMatchObject([{ queue: 'mail' }]);
  });

  it('is told of every answer of the database, and of jobs while they run', async () => {
    let now = 0;
    const monitor = createQueueMonitor(() => now);
    const { promise, resolve } = Promise.withResolvers<void>();
    const seen = vi.fn<() => void>();
    await start(() => {
      seen();
      return promise;
    }, monitor);
    now = 90_000;
    await runStatement(database.url, "select graphile_worker.add_job('greet')");
    await vi.waitUntil(() => seen.mock.calls.length > 0, { timeout: 30_000 });
    now = 180_000;
    expect(monitor.stalled()).toEqual([]);
    resolve();
  });
});
