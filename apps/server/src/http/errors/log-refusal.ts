import { createHash } from 'node:crypto';

import type { ErrorCode } from '@sangamam/contract/http/error-catalogue';
import type { FastifyRequest } from 'fastify';

import type { AppError } from './app-error.ts';

/** Log event names of security-relevant refusals. */
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
 * Logs a failed login, an exceeded limit, or access to a record that is not the caller's. Records of others get the
 * same response as missing ones, so both are logged for signed-in callers.
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

/** Identifies an account without its e-mail address: the first 16 hex digits of the lower-case address's SHA-256. */
export function accountKey(account: string): string {
  return createHash('sha256').update(account).digest('hex').slice(0, 16);
}
