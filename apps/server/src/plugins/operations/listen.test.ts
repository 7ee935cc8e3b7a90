import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';

import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, it } from 'vitest';

import { listen } from './listen.ts';

const host = '127.0.0.1';
const connections = 64;
const apps: FastifyInstance[] = [];
afterEach(async () => {
  for (const app of apps.splice(0)) await app.close();
});

function createApp(): FastifyInstance {
  const app = fastify({ forceCloseConnections: true });
  apps.push(app);
  app.get('/', () => 'here');
  return app;
}

/** Connects from another thread, while this one does nothing, and counts the turns of the event loop until all are accepted. */
async function turnsToAccept(app: FastifyInstance, origin: string): Promise<number> {
  const accepted: Socket[] = [];
  app.server.on('connection', (socket: Socket) => accepted.push(socket));
  const isConnected = new Int32Array(new SharedArrayBuffer(4));
  const caller = new Worker(
    `const { connect } = require('node:net');
     const { workerData: { port, host, connections, isConnected } } = require('node:worker_threads');
     let open = 0;
     for (let count = 0; count < connections; count += 1)
       connect(port, host, () => {
         open += 1;
         if (open === connections) Atomics.store(isConnected, 0, 1), Atomics.notify(isConnected, 0);
       }).on('error', () => undefined);`,
    { eval: true, workerData: { port: Number(new URL(origin).port), host, connections, isConnected } },
  );
  await once(caller, 'online');
  Atomics.wait(isConnected, 0, 0);
  let turns = 0;
  for (; accepted.length < connections; turns += 1) await turn();
  await caller.terminate();
  return turns;
}

it('many connections that come at once are accepted in a few turns of the event loop', async () => {
  const app = createApp();
  const origin = await listen(app, { port: 0, host });
  expect(await turnsToAccept(app, origin)).toBeLessThan(connections / 2);
});

it('with one socket each of them takes a turn of its own', async () => {
  const app = createApp();
  const origin = await app.listen({ port: 0, host });
  expect(await turnsToAccept(app, origin)).toBeGreaterThanOrEqual(connections);
});

it('every socket leads to the site, and none is left when it has closed', async () => {
  const app = createApp();
  const origin = await listen(app, { port: 0, host });
  const answers = await Promise.all(
    Array.from({ length: connections }, () =>
      fetch(origin, { headers: { connection: 'close' } }).then((answer) => answer.text()),
    ),
  );
  expect(answers).toEqual(Array.from({ length: connections }, () => 'here'));
  await app.close();
  const refused = await Promise.all(
    Array.from({ length: connections }, () => outcomeOf(connect(Number(new URL(origin).port), host))),
  );
  expect(new Set(refused)).toEqual(new Set(['ECONNREFUSED']));
});

function outcomeOf(socket: Socket): Promise<string> {
  return new Promise((resolve) => {
    socket.once('connect', () => {
      socket.destroy();
      resolve('connected');
    });
    socket.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
  });
}

it('a port on which another site listens is refused, although its sockets would share it', async () => {
  const origin = await listen(createApp(), { port: 0, host });
  const port = Number(new URL(origin).port);
  await expect(listen(createApp(), { port, host })).rejects.toThrow('EADDRINUSE');
  const other = createServer().listen({ port, host, reusePort: true });
  await once(other, 'listening');
  other.close();
});
