import net, { type AddressInfo } from 'node:net';

import pg from 'pg';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';

import { waitForDatabase } from '#server/db/connection/wait-for-database.ts';
import { migrate } from '#server/db/migrate/migrate.ts';
import { createTestDatabase, type TestDatabase } from '#test/database/test-database.ts';
import { loseConnection } from '#test/database/lose-connection.ts';
import { startDatabaseProxy } from '#test/servers/database-proxy.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

/** The database's address on a port on which nothing listens yet. */
async function lateUrl(): Promise<{ url: string; port: number }> {
  const server = net.createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => void server.close(resolve));
  const url = new URL(database.url);
  url.hostname = '127.0.0.1';
  url.port = String(port);
  return { url: url.href, port };
}

it('a start waits for a database that comes up later, and says so once', async () => {
  const { url, port } = await lateUrl();
  const waits = vi.fn<(reason: unknown) => void>();
  const migrated = waitForDatabase(waits).during(() => migrate(url));
  await vi.waitUntil(() => waits.mock.calls.length > 0, { timeout: 30_000 });
  const proxy = await startDatabaseProxy(database.url, { port });
  await migrated;
  expect(waits).toHaveBeenCalledTimes(1);
  await proxy.close();
});

it('a start gives up on a database that never comes', async () => {
  const { url } = await lateUrl();
  const wait = waitForDatabase(() => undefined, 0);
  await expect(wait.during(() => migrate(url))).rejects.toThrow('(DATABASE_URL)');
});

it('a step that worked for longer than a start may wait is repeated when its connection is lost', async () => {
  let now = 0;
  let attempts = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  onTestFinished(() => void vi.restoreAllMocks());
  const step = async () => {
    now += 600_000;
    attempts += 1;
    if (attempts === 1) await loseConnection(database.url);
    return attempts;
  };
  expect(await waitForDatabase(() => undefined).during(step)).toBe(2);
});

it('a start does not wait for what waiting cannot mend', async () => {
  const url = new URL(database.url);
  url.pathname = '/nowhere';
  const connect = vi.fn(async () => {
    const client = new pg.Client({ connectionString: url.href });
    await client.connect();
  });
  const waits = vi.fn<(reason: unknown) => void>();
  await expect(waitForDatabase(waits).during(connect)).rejects.toThrow('"nowhere" does not exist');
  expect(connect).toHaveBeenCalledTimes(1);
  expect(waits).not.toHaveBeenCalled();
});
