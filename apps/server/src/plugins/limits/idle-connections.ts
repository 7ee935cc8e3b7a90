import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

import type { FastifyInstance } from 'fastify';

/** Above `most` open connections, those that nobody has used for `idleMs` milliseconds are closed. */
const limits = { most: 1_000, idleMs: 5_000 };

/** Milliseconds between two looks at all connections. */
const lookEveryMs = 250;

interface Connection {
  /** Calls that are not answered yet. */
  open: number;
  /** When it was opened, or its last call was answered. */
  usedAt: number;
}

/**
 * Limits how many idle connections there are. Those that were just used stay, however many there are: the next call may be on
 * its way on them, and its sender would see a broken connection and not know whether the call was carried out.
 */
export function addIdleConnections(
  app: FastifyInstance,
  { most = limits.most, idleMs = limits.idleMs }: Partial<typeof limits> = {},
): void {
  const connections = new Map<Socket, Connection>();
  let lookedAt = Number.NEGATIVE_INFINITY;

  function closeIdle(now: number): void {
    lookedAt = now;
    for (const [socket, { open, usedAt }] of connections)
      if (open === 0 && now - usedAt >= idleMs) socket.destroy();
  }

  app.server.on('connection', (socket: Socket) => {
    const now = performance.now();
    if (connections.size >= most && now - lookedAt >= lookEveryMs) closeIdle(now);
    connections.set(socket, { open: 0, usedAt: now });
    socket.once('close', () => connections.delete(socket));
  });
  app.server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    const connection = connections.get(socket);
    if (connection === undefined) return;
    connection.open += 1;
    response.once('close', () => {
      connection.open -= 1;
      connection.usedAt = performance.now();
    });
  });
}
