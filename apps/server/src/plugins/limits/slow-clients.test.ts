import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { Readable } from 'node:stream';

import { expect, it } from 'vitest';

import { ReaderWatch } from './slow-clients.ts';

/** Both ends of a connection. */
async function connectPair() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port');
  const client = connect(address.port, '127.0.0.1');
  const [socket] = (await once(server, 'connection')) as [Socket];
  client.on('error', () => undefined);
  return { client, socket, close: () => (client.destroy(), socket.destroy(), server.close()) };
}

/** More than the socket buffers of both ends hold. */
const page = Buffer.alloc(32 * 1024 * 1024);

it('a reader who takes nothing of what was written is cut off, and one who has nothing to read is not', async () => {
  const [slow, idle] = [await connectPair(), await connectPair()];
  let now = 0;
  const watch = new ReaderWatch(() => now);
  for (const { socket } of [slow, idle]) watch.add(socket);
  slow.client.pause();
  slow.socket.write(page);
  for (now = 0; now <= 20_000; now += 2_000) watch.check();
  expect([slow.socket.destroyed, idle.socket.destroyed]).toEqual([true, false]);
  slow.close();
  idle.close();
});

it('a reader who goes on taking is left alone, however long it takes', async () => {
  const { client, socket, close } = await connectPair();
  let now = 0;
  const watch = new ReaderWatch(() => now);
  watch.add(socket);
  const pieces = Array.from({ length: 512 }, (_, n) => page.subarray(n * 65_536, (n + 1) * 65_536));
  Readable.from(pieces).pipe(socket);
  let taken = 0;
  for await (const chunk of client) {
    taken += (chunk as Buffer).length;
    now += 100;
    watch.check();
    if (taken === page.length) break;
  }
  expect(taken).toBe(page.length);
  close();
});

it('a reader who takes a single long write bit by bit is left alone', async () => {
  const { client, socket, close } = await connectPair();
  let now = 0;
  const watch = new ReaderWatch(() => now);
  watch.add(socket);
  socket.write(page);
  let taken = 0;
  for await (const chunk of client) {
    taken += (chunk as Buffer).length;
    // Longer than the limit for all of it; the system's buffers hold less than the limit's worth.
    now += 100 * ((chunk as Buffer).length / 65_536);
    watch.check();
    if (taken === page.length) break;
  }
  expect([taken, socket.destroyed]).toEqual([page.length, false]);
  close();
});

it('a connection that has closed is no longer watched', async () => {
  const { socket, close } = await connectPair();
  const watch = new ReaderWatch();
  watch.add(socket);
  expect(watch.size).toBe(1);
  const closed = once(socket, 'close');
  close();
  await closed;
  expect(watch.size).toBe(0);
});
