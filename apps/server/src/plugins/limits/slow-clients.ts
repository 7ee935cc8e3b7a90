import type { Socket } from 'node:net';

import type { FastifyInstance } from 'fastify';

import { isArriving } from '#server/http/uploads/body-timer.ts';

import type {} from '#server/plugins/operations/closing.ts';

/** A reader who takes fewer bytes than this in so many milliseconds is cut off. */
const leastBytes = 16 * 1024;
const leastBytesWithinMs = 20_000;

/** What is written in one piece is only seen to be taken when all of it is: it gets more time, by its length. */
const leastBytesPerMs = 8;

const checkEveryMs = 5_000;

/** Above so many open connections the idle ones are closed: clients open new ones without noticing. */
const maxConnections = 1_000;

/** How long the rest of a body that was refused is read and dropped, in milliseconds. */
const dropWithinMs = 10_000;

/** Watches what the other side takes of what was written, by connection. */
export class ReaderWatch {
  readonly #progress = new Map<Socket, { taken: number; at: number }>();
  readonly #now: () => number;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  get size(): number {
    return this.#progress.size;
  }

  add(socket: Socket): void {
    this.#progress.set(socket, { taken: 0, at: this.#now() });
    socket.once('close', () => this.#progress.delete(socket));
  }

  /** Cuts off readers who have something to read and take too little of it. */
  check(): void {
    const now = this.#now();
    for (const [socket, before] of this.#progress) {
      const taken = socket.bytesWritten - socket.writableLength;
      if (socket.writableLength === 0 || taken - before.taken >= leastBytes) {
        this.#progress.set(socket, { taken, at: now });
      } else if (now - before.at >= leastBytesWithinMs + socket.writableLength / leastBytesPerMs) {
        socket.destroy();
      }
    }
  }
}

/**
 * Cuts off those who read too slowly, bounds the connections that are kept idle, and lets a refusal be heard by a client
 * that is still sending: the rest of its body is dropped for a while before the connection closes.
 */
export function addSlowClients(app: FastifyInstance): void {
  const readers = new ReaderWatch();
  const timer = setInterval(() => readers.check(), checkEveryMs).unref();
  app.addHook('onClose', (_app, done) => {
    clearInterval(timer);
    done();
  });
  app.server.on('connection', (socket: Socket) => {
    readers.add(socket);
    if (readers.size > maxConnections) app.server.closeIdleConnections();
  });
  app.addHook('onSend', (request, reply, _payload, done) => {
    const { raw } = request;
    const hasBody = 'content-length' in raw.headers || 'transfer-encoding' in raw.headers;
    if (!hasBody || !isArriving(raw) || reply.statusCode === 408) return done();
    // The parser of the framework hangs up at once; then the client sees a broken connection and no refusal.
    if (!app.isStopping()) reply.removeHeader('connection');
    raw.unpipe();
    raw.resume();
    setTimeout(() => {
      if (isArriving(raw)) raw.socket.destroy();
    }, dropWithinMs).unref();
    done();
  });
}
