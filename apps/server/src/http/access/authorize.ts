import type { AnyEndpoint, Endpoint } from '@sangamam/contract/http/endpoint';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { refuseAccess } from './refuse-access.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import type {} from '#server/http/uploads/upload-limiter.ts';
import type {} from '#server/http/limits/rate-limiter.ts';
import { isInProcess } from '#server/http/request/in-process.ts';

/**
 * Creates the first hook of every kind of endpoint. Before the body is read it checks session and role and the rate
 * limit of the network, and waits for an upload slot for a large body.
 */
export function createAuthorizer(app: FastifyInstance, endpoint: AnyEndpoint) {
  const { limit } = endpoint as Endpoint;
  return async function authorize(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    reply.header('cache-control', 'no-store');
    request.actor = await app.findActor(request);
    const refusal = refuseAccess(endpoint, request.actor);
    if (refusal !== undefined) throw new AppError(refusal);
    // Before the body is read, because reading a body that is refused also costs resources.
    if (limit !== undefined && !isInProcess(request))
      await app.rateLimiter.consume(limit, { ip: request.ip });
    await app.waitForUploadSlot(request, reply);
  };
}
