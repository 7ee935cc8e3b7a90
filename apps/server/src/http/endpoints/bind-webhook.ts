import type { IncomingHttpHeaders } from 'node:http';

import type { ErrorCode } from '@sangamam/contract/http/error-catalogue';
import type { WebhookEndpoint } from '@sangamam/contract/http/webhook-endpoint';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';

import { createAuthorizer } from '#server/http/access/authorize.ts';
import { defaultBodyLimit } from '#server/http/create-server.ts';
import { inRequestScope, scopeOf } from '#server/http/request/request-scope.ts';
import { routerPath } from './router-path.ts';
import { compileReader } from './validation.ts';

/** A message from another service whose authenticity is not verified yet. */
export interface WebhookCall<Query = unknown> {
  query: Query;
  /** The unmodified bytes of the request. */
  rawBody: Buffer;
  headers: IncomingHttpHeaders;
  requestId: string;
}

/**
 * Binds a webhook of the contract. Accepts any content type and parses nothing but the query. The message is acknowledged only after
 * `receive` has finished. Senders repeat unacknowledged messages, so `receive` must be idempotent.
 */
export function bindWebhook<Query extends z.ZodType>(
  app: FastifyInstance,
  endpoint: WebhookEndpoint<ErrorCode, Query>,
  receive: (call: WebhookCall<z.output<Query>>) => Promise<void>,
): void {
  const read = compileReader(endpoint);
  const readQuery = (query: unknown) =>
    read({ params: {}, query, body: undefined })['query'] as z.output<Query>;
  app.endpoints.push(endpoint);
  void app.register((scope, _options, done) => {
    // Parsers are scoped: bodies elsewhere stay strict JSON.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, parsed) => parsed(null, body));
    scope.route({
      method: 'POST',
      url: routerPath(endpoint.path),
      bodyLimit: endpoint.bodyLimit ?? defaultBodyLimit,
      onRequest: createAuthorizer(app, endpoint),
      handler: async (request) => {
        const { body, headers, id: requestId } = request;
        const rawBody = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
        const query = readQuery(request.query);
        await inRequestScope(scopeOf(request), () => receive({ query, rawBody, headers, requestId }));
        return { success: true, data: { received: true } };
      },
    });
    done();
  });
}
