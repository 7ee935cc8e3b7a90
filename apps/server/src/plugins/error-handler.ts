import type { FastifyInstance } from 'fastify';

import { createDiskWatch } from '#server/db/connection/disk-watch.ts';
import { answerError, sendRefusal } from '#server/http/errors/answer-error.ts';
import { AppError } from '#server/http/errors/app-error.ts';

/** The only error handler: every thrown error and every unknown URL becomes the failure envelope. */
export function addErrorHandler(app: FastifyInstance, diskWatch = createDiskWatch()): void {
  app.decorate('diskWatch', diskWatch);
  app.setErrorHandler(answerError);
  app.setNotFoundHandler((_request, reply) => sendRefusal(reply, new AppError('NOT_FOUND')));
}

/** Unknown API paths get the API's 404, even when the web app handles every other URL. */
export function addUnknownEndpoints(app: FastifyInstance): void {
  app.all('/v1/*', (_request, reply) => sendRefusal(reply, new AppError('NOT_FOUND')));
}
