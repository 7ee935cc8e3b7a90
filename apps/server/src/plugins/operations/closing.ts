import { setTimeout as pause } from 'node:timers/promises';

import type { FastifyInstance } from 'fastify';

import { AppError } from '#server/http/errors/app-error.ts';

/** How often connections that have become idle are closed while the server closes, in milliseconds. */
const closeIdleEveryMs = 100;

/** How long calls under way may take once the server closes; what is not done by then is cut off. */
const finishWithinMs = 15_000;

declare module 'fastify' {
  interface FastifyInstance {
    /** True from the announcement that this process stops; `/readyz` says so. */
    isStopping(): boolean;
    /**
     * Announces that the process stops and waits for `leadMs`, so that a load balancer which asks `/readyz` sends new
     * calls elsewhere before the port closes. Calls are still answered, each as the last of its connection.
     */
    announceStop(leadMs: number): Promise<void>;
  }
}

/**
 * While the process drains, calls under way are answered and new ones are sent elsewhere. No answer leaves a connection
 * open behind it, and those that become idle otherwise are closed, so that the server closes with its last answer.
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
