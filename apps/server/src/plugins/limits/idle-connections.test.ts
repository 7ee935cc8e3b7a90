import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterEach, expect, it } from 'vitest';

import { createServer } from '#server/http/create-server.ts';
import { addClosing } from '#server/plugins/operations/closing.ts';

import { addIdleConnections } from './idle-connections.ts';

let app: FastifyInstance;
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await app.close();
});

/** Opens connections one after the other, each with an answered request; returns which of them are closed at the end. */
async function openConnections(
  count: number,
  limits?: Parameters<typeof addIdleConnections>[1],
): Promise<boolean[]> {
  app = createServer({ logger: pino({ level: 'silent' }), trustProxy: false });
  addClosing(app);
  addIdleConnections(app, limits);
  app.get('/', () => 'here');
  const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
  for (let opened = 0; opened < count; opened += 1) {
    const socket = connect(port, '127.0.0.1');
    sockets.push(socket);
    socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
    const [answer] = (await once(socket, 'data')) as [Buffer];
    expect(answer.toString()).toMatch(/^HTTP\/1\.1 200/u);
  }
  return sockets.map((socket) => socket.readableEnded || socket.destroyed);
}

it('idle connections are closed once more than the maximum are open, and the newest is answered', async () => {
  expect(await openConnections(4, { most: 3, idleMs: 0 })).toEqual([true, true, true, false]);
});

it('connections that were just used stay open above the maximum', async () => {
  expect(await openConnections(4, { most: 3 })).toEqual([false, false, false, false]);
});

it('idle connections stay open below the maximum', async () => {
  expect(await openConnections(4, { idleMs: 0 })).toEqual([false, false, false, false]);
});
