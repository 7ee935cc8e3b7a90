import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';

import { isStorageUnavailable } from '#server/adapters/storage/storage-unavailable.ts';
import type { DiskWatch } from '#server/db/connection/disk-watch.ts';
import { constraintRefusal } from '#server/db/constraint-errors.ts';
import { isDatabaseUnavailable } from '#server/db/connection/database-unavailable.ts';
import { describeError } from '#server/http/logger.ts';

import { AppError } from './app-error.ts';
import { logRefusal } from './log-refusal.ts';
import { UnreadableBody } from '#server/http/json/json-body.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Detects full disks from errors. Set by the error handler's plugin. */
    diskWatch: DiskWatch;
  }
}

/** `Retry-After` while the database is unavailable or the process is overloaded. */
const retryAfterSeconds = 5;

/** Logs `error` and sends it as the failure envelope. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sendRefusal(reply, noteError(error, request));
}

/** Logs `error` and returns the refusal that answers it. */
export function noteError(error: unknown, request: FastifyRequest): AppError {
  const refusal = refusalFor(error);
  request.server.diskWatch.noteError(error);
  const { method, routeOptions } = request;
  if (refusal.status === 503) {
    // Many at once, all for one reason: one line each, and no stack.
    request.log.warn({ reason: reasonOf(error), route: routeOptions.url, method }, 'call refused: busy');
  } else if (refusal.status >= 500) {
    request.log.error({ err: error, route: routeOptions.url, method }, 'call failed');
  }
  logRefusal(request, refusal);
  return refusal;
}

/** The message of the innermost cause. */
function reasonOf(error: unknown): string {
  let { message, cause } = describeError(error);
  while (cause !== undefined) ({ message, cause } = cause);
  return message;
}

/** Maps any thrown value to a refusal. */
export function refusalFor(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof UnreadableBody) return new AppError('RQST_PARAMS_INVALID', { message: error.message });
  const constraint = constraintRefusal(error);
  if (constraint) return new AppError(constraint.code, { field: constraint.field, cause: error });
  if (isDatabaseUnavailable(error) || isStorageUnavailable(error)) return busy(error);
  return error instanceof Error && 'statusCode' in error
    ? frameworkRefusal(error as FastifyError)
    : new AppError('INTERNAL_ERROR', { cause: error });
}

/** Maps errors of Fastify and its plugins to refusals. */
function frameworkRefusal(error: FastifyError): AppError {
  switch (error.statusCode) {
    case 404:
      return new AppError('NOT_FOUND', { cause: error });
    case 413:
      return new AppError('PAYLOAD_TOO_LARGE', { cause: error });
    case 415:
      return new AppError('UNSUPPORTED_MEDIA_TYPE', { cause: error });
    case 503:
      return busy(error);
    default:
      return error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500
        ? new AppError('RQST_PARAMS_INVALID', { message: 'The request is not understood.', cause: error })
        : new AppError('INTERNAL_ERROR', { cause: error });
  }
}

function busy(cause: unknown): AppError {
  return new AppError('SERVICE_UNAVAILABLE', { retryAfterSeconds, cause });
}

/** Sends a refusal as the failure envelope, with `no-store`. */
export function sendRefusal(reply: FastifyReply, refusal: AppError): FastifyReply {
  if (refusal.retryAfterSeconds !== undefined) reply.header('retry-after', String(refusal.retryAfterSeconds));
  const envelope = refusal.toEnvelope();
  return reply
    .code(refusal.status)
    .header('cache-control', 'no-store')
    .send(refusal.status >= 500 ? { ...envelope, requestId: reply.request.id } : envelope);
}
