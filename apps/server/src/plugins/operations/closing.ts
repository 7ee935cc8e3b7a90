import { once } from 'node:events';
import type { Server } from 'node:http';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';

import type { FastifyInstance } from 'fastify';

/** Interval for closing idle connections during shutdown, in milliseconds. */
const closeIdleEveryMs = 100;

/** How long connections stay open for a proxy that sends calls on them after the port was closed, in milliseconds. */
const idleStaysMs = 1_000;

/** A turn of the event loop of at most so many milliseconds is a quiet one. */
const quietTurnMs = 1;

/** How long running calls may take during shutdown, in milliseconds; then they are cut off. */
const finishWithinMs = 15_000;

declare module 'fastify' {
  interface FastifyInstance {
    /** True once the stop of this process is announced; `/readyz` then fails. */
    isStopping(): boolean;
    /**
     * Announces that the process stops and waits for `leadMs`, so that a load balancer that polls `/readyz` sends new
     * calls to other nodes; then closes the port, and answers what comes on the connections that are there, each call as
     * the last of its connection. Resolves once there are none. Only then `close` may follow: it ends the calls that pages
     * make in the process.
     */
    drain(leadMs: number): Promise<void>;
  }
}

/**
 * Stops a process without an error for anybody: new connections go to other nodes, and what was sent on the others is
 * answered. A proxy may be sending on one that looks idle, so those are closed a second later, when all that are in use
 * are gone.
 */
export function addClosing(app: FastifyInstance): void {
  let isStopping = false;
  let isClosing = false;
  app.decorate('isStopping', () => isStopping);
  app.decorate('drain', async (leadMs: number) => {
    isStopping = true;
    if (leadMs > 0) await pause(leadMs);
    await quietTurn();
    isClosing = true;
    if (app.server.listening) await closeServer(app.server);
  });
  app.addHook('preClose', (done) => {
    isStopping = true;
    isClosing = true;
    done();
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isClosing) reply.header('connection', 'close');
    done();
  });
}

/**
 * Waits for a turn of the event loop in which hardly anything happened. The system resets the connections that nobody has
 * accepted when the port closes; right after such a turn there are none.
 */
async function quietTurn(): Promise<void> {
  const since = performance.now();
  let turn: number;
  do {
    const before = performance.now();
    await nextTurn();
    turn = performance.now() - before;
  } while (turn > quietTurnMs && performance.now() - since < finishWithinMs / 10);
}

/** Closes the port at once, idle connections after a moment, and the rest when it is answered. */
async function closeServer(server: Server): Promise<void> {
  const closeIdle = server.closeIdleConnections.bind(server);
  // Closing a server would cut them.
  server.closeIdleConnections = () => undefined;
  const closed = once(server, 'close');
  const since = performance.now();
  const every = setInterval(() => {
    if (performance.now() - since > idleStaysMs) closeIdle();
  }, closeIdleEveryMs);
  const last = setTimeout(() => server.closeAllConnections(), finishWithinMs);
  server.close();
  await closed;
  clearInterval(every);
  clearTimeout(last);
}
