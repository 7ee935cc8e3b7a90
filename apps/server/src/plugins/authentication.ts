import type { FastifyInstance } from 'fastify';

import { hashSecretToken } from '#server/features/accounts/links/secret-token.ts';
import type { Actor } from '#server/http/access/actor.ts';
import type {} from '#server/http/endpoints/route.ts';

/** Finds the account of an active session by the SHA-256 of its token; `null` without such a session. */
export type FindSession = (tokenHash: Buffer) => Promise<Actor | null>;

/** `Bearer` and the token in base64url. Any other header counts as anonymous. */
const bearer = /^Bearer ([\w-]{20,128})$/iu;

/**
 * Provides `app.findActor`, which resolves the bearer token to the caller. Nothing is cached, so a revoked session, a
 * suspended account and a withdrawn role take effect with the next call (DECISIONS §2).
 */
export function addAuthentication(app: FastifyInstance, { findSession }: { findSession: FindSession }): void {
  app.decorateRequest('actor', null);
  app.decorateRequest('triedAccount', undefined);
  app.decorate('findActor', async (request) => {
    const header = request.headers.authorization;
    if (header === undefined) return null;
    const token = bearer.exec(header)?.[1];
    return token === undefined ? null : findSession(hashSecretToken(token));
  });
}
