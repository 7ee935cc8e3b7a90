import type { IncomingHttpHeaders } from 'node:http';

import type { WebhookEndpoint } from '@sangamam/contract/http/webhook-endpoint';
import type { FastifyInstance } from 'fastify';

import { createAuthorizer } from '#server/http/access/authorize.ts';
import { defaultBodyLimit } from '#server/http/create-server.ts';
import { inRequestScope, scopeOf } from '#server/http/request/request-scope.ts';
import { routerPath } from './router-path.ts';

/** A message from another service whose authenticity is not verified yet. */
export interface WebhookCall {
  /** The unmodified bytes of the request. */
  rawBody: Buffer;
  headers: IncomingHttpHeaders;
  requestId: string;
}

/**
 * Binds a webhook of the contract. Accepts any content type and parses nothing. The message is acknowledged only after
 * `receive` has finished. Senders repeat unacknowledged messages, so `receive` must be idempotent.
 */
export function bindWebhook(
  app: FastifyInstance,
  endpoint: WebhookEndpoint,
  receive: (call: WebhookCall) => Promise<void>,
): void {
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
        await inRequestScope(scopeOf(request), () => receive({ rawBody, headers, requestId }));
        return { success: true, data: { received: true } };
      },
    });
    done();
  });
}
