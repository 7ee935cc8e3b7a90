import type { DownloadEndpoint } from '@sangamam/contract/http/download-endpoint';
import type { EndpointParsed } from '@sangamam/contract/http/endpoint';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';

import type { Actor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import { createAuthorizer } from '#server/http/access/authorize.ts';
import { routerPath } from './router-path.ts';
import {
  sendFile,
  sendGeneratedFile,
  type GeneratedFile,
  type SendableFile,
} from '#server/http/answers/send-file.ts';
import type {} from '#server/http/limits/rate-limiter.ts';
import { inRequestScope, scopeOf } from '#server/http/request/request-scope.ts';

/** The arguments of a download handler. */
export type DownloadCall<E extends DownloadEndpoint> = EndpointParsed<E> & {
  actor: E['access'] extends 'anonymous' ? Actor | null : Actor;
  log: FastifyBaseLogger;
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
  find: (call: DownloadCall<E>) => Promise<SendableFile | GeneratedFile>,
): void {
  const { caching, limit }: Pick<DownloadEndpoint, 'caching' | 'limit'> = endpoint;
  app.endpoints.push(endpoint);
  app.route({
    method: 'GET',
    url: routerPath(endpoint.path),
    onRequest: createAuthorizer(app, endpoint),
    handler: async (request, reply) => {
      const [params, query] = [
        endpoint.params.safeParse(request.params),
        endpoint.query.safeParse(request.query),
      ];
      if (!params.success || !query.success) throw new AppError('NOT_FOUND');
      const call = { params: params.data, query: query.data, actor: request.actor, log: request.log };
      if (limit !== undefined) {
        const account = request.actor?.email;
        request.triedAccount = account;
        await app.rateLimiter.consumeForAccount(limit, { ip: request.ip, account });
      }
      const file = await inRequestScope(scopeOf(request), () => find(call as unknown as DownloadCall<E>));
      // Later refusals replace this header with `no-store`, as all refusals do.
      reply.header('cache-control', cacheControl[caching]);
      return 'generate' in file ? sendGeneratedFile(reply, file) : sendFile(request, reply, file);
    },
  });
}
