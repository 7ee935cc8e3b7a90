import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterEach, expect, it } from 'vitest';

import { addClosing } from '#server/plugins/operations/closing.ts';
import { addErrorHandler } from '#server/plugins/error-handler.ts';
import { addJsonBodies } from '#server/plugins/json-bodies.ts';
import { addSlowClients } from '#server/plugins/limits/slow-clients.ts';

import { createUploadLimiter } from './upload-limiter.ts';
import { BodyTimer } from './body-timer.ts';
import { createServer } from '#server/http/create-server.ts';

let app: FastifyInstance;
const sockets = new Set<Socket>();
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  sockets.clear();
  await app.close();
});

/** A server with one route that takes large bodies; `at` is the upload limiter's clock, in milliseconds. */
async function startServer({ maxWaitMs = 60_000 } = {}) {
  const clock = { at: 0 };
  const timer = new BodyTimer(() => clock.at);
  const enter = createUploadLimiter({ maxWaitMs, timer });
  app = createServer({ logger: pino({ level: 'silent' }), trustProxy: false });
  app.decorateRequest('actor', null);
  addErrorHandler(app);
  addJsonBodies(app);
  addClosing(app);
  addSlowClients(app);
  app.post('/', { bodyLimit: 10_000_000, onRequest: enter }, (request) => ({ body: request.body }));
  const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
  const send = async (contentLength: number, from = '127.0.0.1') => {
    const socket = open(port, from);
    socket.write(
      `POST / HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${contentLength}\r\nexpect: 100-continue\r\n\r\n`,
    );
    expect(await statusOf(socket)).toBe('100');
    return socket;
  };
  return { clock, timer, send, port };
}

/** Received bytes per socket, from the first response that no test has read yet. */
const received = new WeakMap<Socket, string>();

function open(port: number, localAddress = '127.0.0.1'): Socket {
  const socket = connect({ port, host: '127.0.0.1', localAddress });
  sockets.add(socket);
  socket.on('error', () => undefined);
  socket.on('data', (bytes) => received.set(socket, (received.get(socket) ?? '') + bytes.toString()));
  return socket;
}

/** The status of the next response. Two responses may arrive in one packet. */
async function statusOf(socket: Socket): Promise<string> {
  for (;;) {
    const text = received.get(socket) ?? '';
    const head = /HTTP\/1\.1 (?<status>\d{3})/u.exec(text);
    if (head !== null) {
      received.set(socket, text.slice(head.index + head[0].length));
      return head.groups?.['status'] ?? '';
    }
    await once(socket, 'data');
  }
}

it.each([
  ['a small body', 1_000, 15_001],
  ['a large body', 5_000_000, 100_001],
])('%s that has not arrived in time is answered with 408', async (_, length, ms) => {
  const { clock, timer, send } = await startServer();
  const socket = await send(length);
  clock.at = 5_000;
  timer.check();
  socket.write(' '.repeat(Math.min(length - 1, 1_000_000)));
  clock.at = ms;
  timer.check();
  expect(await statusOf(socket)).toBe('408');
});

it('a large body that is slow keeps its slot while nobody waits for it, and loses it to whoever does', async () => {
  const { clock, timer, send } = await startServer();
  const slow = [await send(5_000_000), await send(5_000_000)];
  for (const socket of slow) socket.write(' '.repeat(60_000));
  await expect.poll(() => app.server.listening).toBe(true);
  clock.at = 6_000;
  const answers = slow.map(statusOf);
  const third = await send(300_000);
  third.write(`{"a":1}${' '.repeat(299_993)}`);
  const thirdAnswer = statusOf(third);
  timer.check();
  expect(await Promise.race(answers)).toBe('408');
  expect(await thirdAnswer).toBe('200');
});

it('who waits in vain for a slot is asked to come back, by 503 and not by 408', async () => {
  const { send } = await startServer({ maxWaitMs: 0 });
  await Promise.all([send(5_000_000), send(5_000_000)]);
  const third = await send(300_000);
  expect(await statusOf(third)).toBe('503');
});

it('413 is sent while the body arrives, and the rest of the body is read', async () => {
  const { port } = await startServer();
  const socket = open(port);
  const head = (length: number) =>
    `POST / HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n`;
  const tooLong = 10_500_000;
  socket.write(`${head(tooLong)}{`);
  expect(await statusOf(socket)).toBe('413');
  const closed = once(socket, 'close').then(() => 'closed');
  socket.write(' '.repeat(tooLong - 1));
  // The connection still works: a second request on it is answered.
  socket.write(`${head(2)}{}`);
  expect(await Promise.race([statusOf(socket), closed])).toBe('200');
});

it('a network whose body was too slow gets a slot after networks that came later', async () => {
  const { clock, timer, send } = await startServer();
  const slow = await send(5_000_000, '127.0.0.1');
  clock.at = 6_000;
  timer.check();
  expect(await statusOf(slow)).toBe('408');
  const networks = ['127.0.0.2', '127.0.0.3', '127.0.0.4'];
  const inside = await Promise.all(
    networks.flatMap((from) => [send(5_000_000, from), send(5_000_000, from)]),
  );
  const answered: string[] = [];
  const waiting: Promise<void>[] = [];
  for (const from of ['127.0.0.1', '127.0.0.5']) {
    const socket = await send(300_000, from);
    socket.write(`{"a":1}${' '.repeat(299_993)}`);
    waiting.push(statusOf(socket).then((status) => void answered.push(`${from} ${status}`)));
  }
  inside[0]?.destroy();
  await Promise.all(waiting);
  expect(answered).toEqual(['127.0.0.5 200', '127.0.0.1 200']);
});
