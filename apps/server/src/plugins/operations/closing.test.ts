import { once } from 'node:events';
import http from 'node:http';
import { connect } from 'node:net';
import { PassThrough } from 'node:stream';

import { pino } from 'pino';
import { afterEach, expect, it } from 'vitest';

import { createServer } from '#server/http/create-server.ts';

import { addClosing } from './closing.ts';
import { addErrorHandler } from '#server/plugins/error-handler.ts';
import { addHealth } from './health.ts';

/** Shorter than the 15 s after which unfinished calls are cut off, because that would close idle connections, too. */
const soon = { timeout: 12_000 };

const agent = new http.Agent({ keepAlive: true });
afterEach(() => agent.destroy());

/** A server with a call that completes when `answer` is called. */
async function startServer() {
  const { promise: isReached, resolve: reach } = Promise.withResolvers<void>();
  const { promise: isAnswered, resolve: answer } = Promise.withResolvers<void>();
  const app = createServer({ logger: pino({ level: 'silent' }), trustProxy: false });
  addErrorHandler(app);
  addClosing(app);
  addHealth(app, { isSchemaCurrent: () => Promise.resolve(true) });
  app.get('/slow', async () => {
    reach();
    await isAnswered;
    return { done: true };
  });
  // As pages do: they call the API in the process, after something else.
  app.get('/page', async (_request, reply) => {
    reach();
    await isAnswered;
    const { statusCode } = await app.inject('/healthz');
    return reply.status(statusCode).send({ done: true });
  });
  const { promise: isStreaming, resolve: startStreaming } = Promise.withResolvers<PassThrough>();
  app.get('/stream', (_request, reply) => {
    const body = new PassThrough();
    body.write('first');
    startStreaming(body);
    return reply.send(body);
  });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const get = async (path: string) => {
    const request = http.get(`${origin}${path}`, { agent });
    const [response] = (await once(request, 'response')) as [http.IncomingMessage];
    response.resume();
    await once(response, 'end');
    return response;
  };
  return { app, origin, get, isReached, answer, isStreaming };
}

it('an answer under way when the server closes is the last of its connection, and the server closes after it', async () => {
  const { app, get, isReached, answer } = await startServer();
  const slow = get('/slow');
  await isReached;
  const closed = app.drain(0);
  await expect.poll(() => app.server.listening).toBe(false);
  answer();
  const { statusCode, headers } = await slow;
  expect([statusCode, headers.connection]).toEqual([200, 'close']);
  // If the connection stayed open, this would take the full keep-alive timeout.
  await closed;
});

it('a connection whose answer had begun before the server closes is closed as soon as it is idle', async () => {
  const { app, origin } = await startServer();
  const { port } = new URL(origin);
  const socket = connect({ port: Number(port), host: '127.0.0.1' });
  // A partial request head: the connection is not idle, and no response tells the client to close it.
  socket.write('GET /healthz HTTP/1.1\r\nhost: x\r\n');
  await once(socket, 'ready');
  const ended = once(socket, 'close');
  const closed = app.drain(0);
  await expect.poll(() => app.server.listening).toBe(false);
  socket.write('\r\n');
  socket.resume();
  await Promise.all([ended, closed]);
});

it(
  'a connection whose answer had begun to be sent before the server closes is closed after it',
  soon,
  async () => {
    const { app, get, isStreaming } = await startServer();
    const streamed = get('/stream');
    const body = await isStreaming;
    // The response head was sent and has promised keep-alive.
    await expect.poll(() => body.readableFlowing).toBe(true);
    const closed = app.drain(0);
    await expect.poll(() => app.server.listening).toBe(false);
    body.end('last');
    expect((await streamed).headers.connection).toBe('keep-alive');
    // If idle connections were not closed, this would take the full keep-alive timeout.
    await closed;
  },
);

it('a process that is about to stop says so first, and still answers on the connections that are there', async () => {
  const { app, get } = await startServer();
  const before = await get('/readyz');
  const drained = app.drain(300);
  const [ready, healthy] = [await get('/readyz'), await get('/healthz')];
  expect([before.statusCode, before.headers.connection]).toEqual([200, 'keep-alive']);
  expect([ready.statusCode, ready.headers.connection]).toEqual([503, 'keep-alive']);
  expect([healthy.statusCode, healthy.headers.connection]).toEqual([200, 'keep-alive']);
  await drained;
  await app.close();
});

it('a call on a connection that was idle when the port closed is answered, as its last', async () => {
  const { app, get } = await startServer();
  const before = await get('/healthz');
  const drained = app.drain(0);
  await expect.poll(() => app.server.listening).toBe(false);
  const after = await get('/healthz');
  // The port is closed: only the connection of the call before can have carried it.
  expect([before.headers.connection, after.headers.connection]).toEqual(['keep-alive', 'close']);
  expect(after.statusCode).toBe(200);
  await drained;
  await app.close();
});

it('a page under way while the process drains still makes its calls in the process', async () => {
  const { app, get, isReached, answer } = await startServer();
  const page = get('/page');
  await isReached;
  const drained = app.drain(0);
  await expect.poll(() => app.server.listening).toBe(false);
  answer();
  expect((await page).statusCode).toBe(200);
  await drained;
  await app.close();
});
