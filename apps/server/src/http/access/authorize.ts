import type { AnyEndpoint, Endpoint, Access } from '@sangamam/contract/http/endpoint';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasAbility } from '@sangamam/contract/staff/abilities';
import type { ErrorCode } from '@sangamam/contract/http/error-catalogue';

import { AppError } from '#server/http/errors/app-error.ts';
import '#server/http/uploads/upload-limiter.ts';
import '#server/http/limits/rate-limits.ts';
import { isInProcess } from '#server/http/request/in-process.ts';

import type { Actor } from './actor.ts';
import type {} from './open-site.ts';

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
    await app.requireOpenSite(request, endpoint);
    // Before the body is read, because reading a body that is refused also costs resources.
    if (limit !== undefined && !isInProcess(request))
      await app.rateLimiter.consume(limit, { ip: request.ip });
    await app.waitForUploadSlot(request, reply);
  };
}

/**
 * Returns the refusal of an endpoint for `actor`, or `undefined` when the call is allowed (DECISIONS §1, §2). Checks in
 * order: no session, missing role, missing second factor that a role requires, and a proof that is too old.
 */
function refuseAccess(
  { access, freshProof = false, beforeSecondFactor = false }: Gates,
  actor: Actor | null,
): ErrorCode | undefined {
  const refusal = refuseRole(access, actor);
  if (refusal !== undefined || actor === null) return refusal;
  const isForStaff = typeof access !== 'string';
  if (isForStaff && actor.needsSecondFactor === true && !beforeSecondFactor)
    return 'SECOND_FACTOR_SETUP_REQUIRED';
  return freshProof && actor.hasFreshProof !== true ? 'PROOF_REQUIRED' : undefined;
}

type Gates = Pick<AnyEndpoint, 'access' | 'freshProof' | 'beforeSecondFactor'>;

function refuseRole(access: Access, actor: Actor | null): ErrorCode | undefined {
  if (access === 'anonymous') return undefined;
  if (actor === null) return 'UNAUTHORIZED';
  if (access === 'signed-in') return undefined;
  if (access === 'registrant') return actor.type === 'REGISTRANT' ? undefined : 'FORBIDDEN';
  return actor.type === 'STAFF' && hasAbility(actor.roles, access.ability) ? undefined : 'FORBIDDEN';
}
