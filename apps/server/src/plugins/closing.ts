import type { FastifyInstance } from 'fastify';

import { AppError } from '#server/http/app-error.ts';

/** While the process drains, calls under way are answered and new ones are sent elsewhere. */
export function addClosing(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook('preClose', (done) => {
    isClosing = true;
    done();
  });
  app.addHook('onRequest', (_request, reply, done) => {
    if (!isClosing) return done();
    reply.header('connection', 'close');
    return done(new AppError('SERVICE_UNAVAILABLE', { retryAfterSeconds: 5 }));
  });
}
