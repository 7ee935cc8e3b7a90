import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { beforeAllCalls } from '#server/db/connection/call-age.ts';
import { openDatabase, type OpenDatabase } from '#server/db/connection/client.ts';
import { createServer } from '#server/http/create-server.ts';
import { createTestDatabase } from '#test/database/test-database.ts';

import { addOldestFirst } from './oldest-first.ts';

let copy: Awaited<ReturnType<typeof createTestDatabase>>;
let database: OpenDatabase;
let app: FastifyInstance;
beforeEach(async () => {
  copy = await createTestDatabase();
  database = openDatabase(copy.url, { max: 1, waitMs: 60_000 });
  app = createServer({ logger: pino({ level: 'silent' }), trustProxy: false });
});
afterEach(async () => {
  await app.close();
  await database.close();
  await copy.drop();
});

/** `/long` sends three statements, and so does `/shared`, for a result that others share; `/short` sends one. */
function addRoutes() {
  const ends: string[] = [];
  const send = async (statements: number) => {
    for (let sent = 0; sent < statements; sent += 1) await database.pool.query('select 1');
  };
  app.route({
    method: ['GET', 'POST'],
    url: '/long',
    handler: async () => {
      await send(3);
      return ends.push('long');
    },
  });
  app.get('/short', async () => {
    await send(1);
    return ends.push('short');
  });
  app.get('/shared', async () => {
    await beforeAllCalls(() => send(3));
    return ends.push('shared');
  });
  return { ends };
}

/** A call of three statements, and then five of one, come while the only connection is in use: the order in which they end. */
async function endsOfCalls(long: RequestInit): Promise<string[]> {
  const { pool } = database;
  const { ends } = addRoutes();
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const client = await pool.connect();
  const calls = [fetch(`${origin}/long`, long)];
  await expect.poll(() => pool.waitingCount, { timeout: 20_000 }).toBe(1);
  for (let sent = 0; sent < 5; sent += 1) calls.push(fetch(`${origin}/short`));
  await expect.poll(() => pool.waitingCount, { timeout: 20_000 }).toBe(6);
  client.release();
  await Promise.all(calls);
  return ends;
}

it('a statement of a call goes before those of calls that came later: of these, one runs while it makes its next', async () => {
  addOldestFirst(app);
  expect((await endsOfCalls({})).indexOf('long')).toBe(2);
});

it('the same holds for a call with a body', async () => {
  addOldestFirst(app);
  const body = JSON.stringify({ name: 'Annamma' });
  const headers = { 'content-type': 'application/json' };
  expect((await endsOfCalls({ method: 'POST', headers, body })).indexOf('long')).toBe(2);
});

it('without it, each statement waits behind those of all others', async () => {
  expect((await endsOfCalls({})).indexOf('long')).toBe(5);
});

it('what many calls share goes before calls that came earlier', async () => {
  addOldestFirst(app);
  const { ends } = addRoutes();
  const { pool } = database;
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const client = await pool.connect();
  const calls = ['/long', '/long', '/long'].map((path) => fetch(`${origin}${path}`));
  await expect.poll(() => pool.waitingCount, { timeout: 20_000 }).toBe(3);
  calls.push(fetch(`${origin}/shared`));
  await expect.poll(() => pool.waitingCount, { timeout: 20_000 }).toBe(4);
  client.release();
  await Promise.all(calls);
  expect(ends[0]).toBe('shared');
});
