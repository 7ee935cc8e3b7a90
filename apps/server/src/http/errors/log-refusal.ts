import { createHash } from 'node:crypto';

import type { ErrorCode } from '@sangamam/contract/http/error-catalogue';
import type { FastifyRequest } from 'fastify';

import type { AppError } from './app-error.ts';

/** What each refusal that somebody may have to look into is called in the log. */
const events: Partial<Record<ErrorCode, string>> = {
  INVALID_CREDENTIALS: 'auth.failed',
  SECOND_FACTOR_INVALID: 'auth.failed',
  INVALID_TOKEN: 'auth.failed',
  TOO_MANY_REQUESTS: 'limit.exceeded',
  FORBIDDEN: 'access.denied',
  ORDER_NOT_FOUND: 'access.denied',
  USER_NOT_FOUND: 'access.denied',
  NOT_FOUND: 'access.denied',
};

/**
 * Writes a line about a failed login, a limit that was reached, or something that is not the caller's. Records of others
 * answer like those that do not exist, so both are logged for whoever is signed in.
 */
export function logRefusal(request: FastifyRequest, refusal: AppError): void {
  const code = refusal.errors[0]?.code;
  const event = code === undefined ? undefined : events[code];
  if (event === undefined || (refusal.status === 404 && !request.actor)) return;
  request.log.warn(
    {
      event,
      code,
      method: request.method,
      route: request.routeOptions.url,
      ip: request.ip,
      actorId: request.actor?.userId,
      account: request.triedAccount === undefined ? undefined : accountKey(request.triedAccount),
    },
    'refused',
  );
}

/** Names an account without its address: the first 16 hex digits of the SHA-256 of the address in lower case. */
export function accountKey(account: string): string {
  return createHash('sha256').update(account).digest('hex').slice(0, 16);
}
