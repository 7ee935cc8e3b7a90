import type { AnyEndpoint, Endpoint } from '@sangamam/contract/http/endpoint';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { refuseAccess } from './refuse-access.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import type {} from '#server/http/uploads/upload-limiter.ts';
import type {} from '#server/http/limits/rate-limiter.ts';
import { isInProcess } from '#server/http/request/in-process.ts';

/**
 * Makes the hook that every kind of endpoint begins with, before anything of a body is read: live session and role, not
 * too many attempts of an address, and a slot for a large body.
 */
export function createAuthorizer(app: FastifyInstance, endpoint: AnyEndpoint) {
  const { limit } = endpoint as Endpoint;
  return async function authorize(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    reply.header('cache-control', 'no-store');
    request.actor = await app.findActor(request);
    const refusal = refuseAccess(endpoint, request.actor);
    if (refusal !== undefined) throw new AppError(refusal);
    // Before the body is read: a body that is refused has cost something too.
    if (limit !== undefined && !isInProcess(request))
      await app.rateLimiter.consume(limit, { ip: request.ip });
    await app.waitForUploadSlot(request, reply);
  };
}
