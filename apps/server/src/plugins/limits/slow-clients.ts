import type { Socket } from 'node:net';

import type { FastifyInstance } from 'fastify';

import { isArriving } from '#server/http/uploads/body-timer.ts';

import type {} from '#server/plugins/operations/closing.ts';

/** A client that reads fewer bytes than this within so many milliseconds is disconnected. */
const leastBytes = 16 * 1024;
const leastBytesWithinMs = 18_000;

/** With the time above: a client that reads nothing is disconnected within 20 seconds. */
const checkEveryMs = 2_000;

/** How long the rest of a refused body is read and discarded, in milliseconds. */
const dropWithinMs = 10_000;

/** Tracks per connection how much of the written data the client has read. */
export class ReaderWatch {
  readonly #progress = new Map<Socket, { written: number; queued: number; at: number }>();
  readonly #now: () => number;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  get size(): number {
    return this.#progress.size;
  }

  add(socket: Socket): void {
    this.#progress.set(socket, { written: 0, queued: 0, at: this.#now() });
    socket.once('close', () => this.#progress.delete(socket));
  }

  /** Disconnects clients that have pending data and read too little of it. */
  check(): void {
    const now = this.#now();
    for (const [socket, before] of this.#progress) {
      // Counts whole writes; what is left of a long one under way is in the queue of the system's handle.
      const written = socket.bytesWritten - socket.writableLength;
      const queued = queuedBytes(socket);
      const taken = written === before.written ? before.queued - queued : written - before.written;
      if (socket.writableLength === 0 || taken >= leastBytes || queued > before.queued) {
        this.#progress.set(socket, { written, queued, at: now });
      } else if (now - before.at >= leastBytesWithinMs) {
        socket.destroy();
      }
    }
  }
}

/** Bytes of the write under way that the system has not taken yet: Node's own timeout of sockets looks at it, too. */
function queuedBytes(socket: Socket): number {
  const { _handle: handle } = socket as Socket & { _handle?: { writeQueueSize?: number } | null };
  return handle?.writeQueueSize ?? 0;
}

/**
 * Disconnects clients that read too slowly, and lets a client that is still sending receive its refusal: the rest of its
 * body is discarded for a while before the connection closes.
 */
export function addSlowClients(app: FastifyInstance): void {
  const readers = new ReaderWatch();
  const timer = setInterval(() => readers.check(), checkEveryMs).unref();
  app.addHook('onClose', (_app, done) => {
    clearInterval(timer);
    done();
  });
  app.server.on('connection', (socket: Socket) => readers.add(socket));
  app.addHook('onSend', (request, reply, _payload, done) => {
    const { raw } = request;
    const hasBody = 'content-length' in raw.headers || 'transfer-encoding' in raw.headers;
    if (!hasBody || !isArriving(raw) || reply.statusCode === 408) return done();
    // Fastify's parser would close at once; the client would then see a broken connection instead of the refusal.
    if (!app.isStopping()) reply.removeHeader('connection');
    raw.unpipe();
    raw.resume();
    setTimeout(() => {
      if (isArriving(raw)) raw.socket.destroy();
    }, dropWithinMs).unref();
    done();
  });
}
