import { submitForApproval } from '@sangamam/contract/orders/order-endpoints';
import type { PoolClient } from 'pg';
import { expect, it, onTestFinished } from 'vitest';

import { openDatabase } from '#server/db/connection/client.ts';
import { isDatabaseUnavailable } from '#server/db/connection/database-unavailable.ts';
import { buildConvention } from '#seed/factories/build-convention.ts';
import { buildPackage } from '#seed/factories/build-package.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { createTestDatabase } from '#test/database/test-database.ts';
import { readyFamily, type ReadyFamily } from '#test/fixtures/ready-families.ts';
import { startDatabaseProxy } from '#test/servers/database-proxy.ts';

const connectMs = 2_000;

interface Rush {
  t: TestApp;
  packageId: string;
  families: ReadyFamily[];
}

/** An application with two connections to its database, and families that are ready to submit. */
async function prepareRush(count: number, waitMs: number): Promise<Rush> {
  const t = await buildTestApp({ databaseOptions: { max: 2, connectMs, waitMs } });
  onTestFinished(() => t.close());
  const { id: conventionId } = await buildConvention(t.ctx);
  const { id: packageId } = await buildPackage(t.ctx, { conventionId, capacity: count });
  const families: ReadyFamily[] = [];
  while (families.length < count) families.push(await readyFamily(t.ctx, { conventionId, packageId }));
  return { t, packageId, families };
}

type Hold = (client: PoolClient, answers: Promise<unknown>[]) => Promise<unknown>;

/** Longer than the connection timeout. */
const forSomeSeconds: Hold = (client) => client.query('select pg_sleep($1)', [connectMs / 1000 + 0.5]);
const untilOneIsAnswered: Hold = (_client, answers) => Promise.race(answers);

/** All submit at once while another transaction holds the package; returns the statuses. */
async function submitWhileLocked({ t, packageId, families }: Rush, hold: Hold): Promise<number[]> {
  const other = openDatabase(t.databaseUrl, { max: 1 });
  onTestFinished(() => other.close());
  const client = await other.pool.connect();
  await client.query('begin');
  await client.query('select from packages where id = $1 for update', [packageId]);
  const answers = families.map(({ userId, conventionId, token }) =>
    t.app.inject({
      method: submitForApproval.method,
      url: submitForApproval.path,
      query: { userId, conventionId },
      headers: { authorization: `Bearer ${token}` },
    }),
  );
  await hold(client, answers);
  await client.query('commit');
  client.release();
  return (await Promise.all(answers)).map(({ statusCode }) => statusCode);
}

it('a hundred submissions at once on two connections all succeed', async () => {
  const rush = await prepareRush(100, 60_000);
  expect(new Set(await submitWhileLocked(rush, forSomeSeconds))).toEqual(new Set([200]));
});

it('without a longer limit for the wait, submissions at once are answered with 503', async () => {
  const rush = await prepareRush(10, connectMs);
  expect(await submitWhileLocked(rush, untilOneIsAnswered)).toContain(503);
});

it('a caller who waits too long for a connection gets 503 with Retry-After', async () => {
  const t = await buildTestApp({ databaseOptions: { max: 1, waitMs: 2_000 } });
  onTestFinished(() => t.close());
  const { id: conventionId } = await buildConvention(t.ctx);
  const call = () => t.app.inject({ url: '/v1/package', query: { conventionId } });
  const client = await t.database.pool.connect();
  const refused = await call();
  client.release();
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5']);
  expect((await call()).statusCode).toBe(200);
});

it('while the database does not answer, all who wait for a connection get the error of the first attempt', async () => {
  const copy = await createTestDatabase();
  onTestFinished(() => copy.drop());
  const proxy = await startDatabaseProxy(copy.url);
  onTestFinished(() => proxy.close());
  // One after the other, they would take five minutes.
  const database = openDatabase(proxy.url, { max: 1, connectMs: 300, waitMs: 600_000 });
  onTestFinished(() => database.close());
  proxy.swallowAll();
  const calls = Array.from({ length: 1_000 }, () => database.pool.query('select 1'));
  const outcomes = await Promise.allSettled(calls);
  const failures = outcomes.filter(
    (outcome) => outcome.status === 'rejected' && isDatabaseUnavailable(outcome.reason),
  );
  expect(failures).toHaveLength(calls.length);
});

it('while somebody waits too long for a connection, further calls are refused at once', async () => {
  const t = await buildTestApp({ databaseOptions: { max: 1, waitMs: 60_000 } });
  onTestFinished(() => t.close());
  const { id: conventionId } = await buildConvention(t.ctx);
  const call = () => t.app.inject({ url: '/v1/package', query: { conventionId } });
  const client = await t.database.pool.connect();
  const first = call();
  await expect.poll(() => t.database.pool.congestion, { timeout: 20_000 }).toBe('newcomers');
  const refused = await call();
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5']);
  client.release();
  expect((await first).statusCode).toBe(200);
  expect((await call()).statusCode).toBe(200);
});
