import type { DownloadEndpoint } from '@sangamam/contract/http/download-endpoint';
import type { EndpointParsed } from '@sangamam/contract/http/endpoint';
import { withClock } from '@sangamam/contract/fields/dates/clock';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';

import type { Actor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import { createAuthorizer } from '#server/http/access/authorize.ts';
import { routerPath } from './router-path.ts';
import {
  sendFile,
  sendGeneratedFile,
  type GeneratedFile,
  type NoContent,
  type SendableFile,
} from '#server/http/answers/send-file.ts';
import type {} from '#server/http/limits/rate-limits.ts';
import { inRequestScope, scopeOf } from '#server/http/request/request-scope.ts';
import { compileReader } from './validation.ts';

/** The arguments of a download handler. */
export type DownloadCall<E extends DownloadEndpoint> = EndpointParsed<E> & {
  actor: E['access'] extends 'anonymous' ? Actor | null : Actor;
  log: FastifyBaseLogger;
  /** What stands in `Authorization`, for callers with a token of their own kind. */
  authorization: string | undefined;
};

const cacheControl = {
  private: 'private, no-store',
  immutable: 'public, max-age=31536000, immutable',
} as const satisfies Record<DownloadEndpoint['caching'], string>;

/**
 * Binds a download of the contract to the handler that finds or generates its file. Checks in the order of every
 * endpoint: session and role, rate limit of the network, valid path and query, rate limit of the account. Refusals use
 * the envelope.
 */
export function bindDownload<E extends DownloadEndpoint>(
  app: FastifyInstance,
  endpoint: E,
  find: (call: DownloadCall<E>) => Promise<SendableFile | GeneratedFile | NoContent>,
): void {
  const { caching, limit }: Pick<DownloadEndpoint, 'caching' | 'limit'> = endpoint;
  const read = readerOf(endpoint);
  app.endpoints.push(endpoint);
  app.route({
    method: 'GET',
    url: routerPath(endpoint.path),
    onRequest: createAuthorizer(app, endpoint),
    handler: async (request, reply) => {
      const { params, query } = withClock(app.now, () => read(request));
      const { authorization } = request.headers;
      const call = { params, query, actor: request.actor, log: request.log, authorization };
      if (limit !== undefined) {
        const account = request.actor?.email;
        request.triedAccount = account;
        await app.rateLimiter.consumeForAccount(limit, { ip: request.ip, account });
      }
      const file = await inRequestScope(scopeOf(request), () => find(call as unknown as DownloadCall<E>));
      // Later refusals replace this header with `no-store`, as all refusals do.
      reply.header('cache-control', cacheControl[caching]);
      if ('isEmpty' in file) return reply.code(204).send();
      return 'generate' in file ? sendGeneratedFile(reply, file) : sendFile(request, reply, file);
    },
  });
}

/**
 * The parser of an endpoint's path and query. A path that does not fit is NOT_FOUND. So is a query of an address that
 * is handed out whole, such as a signed one; staff who choose theirs are told what is wrong with it.
 */
function readerOf(endpoint: DownloadEndpoint) {
  const readQuery = compileReader({ params: z.any(), query: endpoint.query, body: z.any() });
  return (request: Pick<FastifyRequest, 'params' | 'query'>) => {
    const params = endpoint.params.safeParse(request.params);
    if (!params.success) throw new AppError('NOT_FOUND');
    if (endpoint.access !== 'anonymous')
      return {
        params: params.data,
        query: readQuery({ params: {}, query: request.query, body: undefined })['query'],
      };
    const query = endpoint.query.safeParse(request.query);
    if (!query.success) throw new AppError('NOT_FOUND');
    return { params: params.data, query: query.data };
  };
}
