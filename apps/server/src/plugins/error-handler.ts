import type { FastifyInstance } from 'fastify';

import { answerError, sendRefusal } from '#server/http/answer-error.ts';
import { AppError } from '#server/http/app-error.ts';

/** The one error handler: whatever is thrown becomes the failure envelope, and so does an address nobody serves. */
export function addErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler(answerError);
  app.setNotFoundHandler((_request, reply) => sendRefusal(reply, new AppError('NOT_FOUND')));
}

/** What the API does not know is answered by the API, also where pages catch every other address. */
export function addUnknownEndpoints(app: FastifyInstance): void {
  app.all('/v1/*', (_request, reply) => sendRefusal(reply, new AppError('NOT_FOUND')));
}
