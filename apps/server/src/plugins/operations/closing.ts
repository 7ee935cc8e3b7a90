import { setTimeout as pause } from 'node:timers/promises';

import type { FastifyInstance } from 'fastify';

import { AppError } from '#server/http/errors/app-error.ts';

/** Interval for closing idle connections during shutdown, in milliseconds. */
const closeIdleEveryMs = 100;

/** How long running calls may take during shutdown, in milliseconds; then they are cut off. */
const finishWithinMs = 15_000;

declare module 'fastify' {
  interface FastifyInstance {
    /** True once the stop of this process is announced; `/readyz` then fails. */
    isStopping(): boolean;
    /**
     * Announces that the process stops and waits for `leadMs`, so that a load balancer that polls `/readyz` routes new
     * calls to other nodes before the port closes. Calls are still answered, each as the last of its connection.
     */
    announceStop(leadMs: number): Promise<void>;
  }
}

/**
 * While the process drains, running calls are answered and new ones go to other nodes. Each response closes its
 * connection, and other idle connections are closed too, so that the server closes right after its last response.
 */
export function addClosing(app: FastifyInstance): void {
  let isStopping = false;
  let isClosing = false;
  app.decorate('isStopping', () => isStopping);
  app.decorate('announceStop', async (leadMs: number) => {
    isStopping = true;
    if (leadMs > 0) await pause(leadMs);
  });
  app.addHook('preClose', (done) => {
    isStopping = true;
    isClosing = true;
    if (app.server.listening) {
      const idle = setInterval(() => app.server.closeIdleConnections(), closeIdleEveryMs);
      const last = setTimeout(() => app.server.closeAllConnections(), finishWithinMs);
      app.server.once('close', () => {
        clearInterval(idle);
        clearTimeout(last);
      });
    }
    done();
  });
  app.addHook('onRequest', (_request, _reply, done) => {
    done(isClosing ? new AppError('SERVICE_UNAVAILABLE', { retryAfterSeconds: 5 }) : undefined);
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isStopping) reply.header('connection', 'close');
    done();
  });
}
