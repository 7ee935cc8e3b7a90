import type { FastifyInstance } from 'fastify';

import { createDiskWatch } from '#server/db/connection/disk-watch.ts';
import { answerError, sendRefusal } from '#server/http/errors/answer-error.ts';
import { AppError } from '#server/http/errors/app-error.ts';

/** The one error handler: whatever is thrown becomes the failure envelope, and so does an address nobody serves. */
export function addErrorHandler(app: FastifyInstance, diskWatch = createDiskWatch()): void {
  app.decorate('diskWatch', diskWatch);
  app.setErrorHandler(answerError);
  app.setNotFoundHandler((_request, reply) => sendRefusal(reply, new AppError('NOT_FOUND')));
}

/** Addresses of the specification that nobody serves yet, and that would otherwise be read as an id (`/v1/order/{orderId}`). */
const reservedAddresses = ['/v1/order/receipts'];

/** What the API does not know is answered by the API, also where pages catch every other address. */
export function addUnknownEndpoints(app: FastifyInstance): void {
  app.all('/v1/*', (_request, reply) => sendRefusal(reply, new AppError('NOT_FOUND')));
  for (const url of reservedAddresses) {
    if (!app.hasRoute({ method: 'GET', url }))
      app.get(url, (_request, reply) => sendRefusal(reply, new AppError('NOT_FOUND')));
  }
}
