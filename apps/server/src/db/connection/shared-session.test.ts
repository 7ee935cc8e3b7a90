import { afterAll, beforeAll, expect, it } from 'vitest';

import { createTestDatabase, type TestDatabase } from '#test/database/test-database.ts';

import { connectClient } from './connect-client.ts';
import { isSessionShared, refuseSharedSessions } from './shared-session.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

it('two connections to the database have their own sessions', async () => {
  await expect(refuseSharedSessions(database.url)).resolves.toBeUndefined();
});

it('what one sets and the other sees is a shared session', async () => {
  const client = await connectClient(database.url, 'test');
  // A pooler in transaction mode answers both on one session, one after the other.
  expect(await isSessionShared(client, client)).toBe(true);
  await client.end();
});

it('a session that lost what it set is shared as well', async () => {
  const clients = await Promise.all([1, 2, 3].map(() => connectClient(database.url, 'test')));
  const [first, second, third] = clients;
  if (!first || !second || !third) throw new Error('There are three of them');
  let calls = 0;
  // Each transaction may get another session.
  const query = ((...args: Parameters<typeof first.query>) => {
    calls += 1;
    return (calls === 1 ? first : second).query(...args);
  }) as typeof first.query;
  expect(await isSessionShared({ query }, third)).toBe(true);
  await Promise.all(clients.map((client) => client.end()));
});
