import { createHash } from 'node:crypto';

import type { FastifyInstance } from 'fastify';

import { docsPage } from './docs-page.ts';
import { docsStyle } from './docs-style.ts';
import { openApiDocument } from './openapi-document.ts';

const styleHash = createHash('sha256').update(docsStyle).digest('base64');
const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** `/v1/openapi.json` for machines and `/docs` for people, both made from the endpoints that are bound. */
export function addOpenApi(app: FastifyInstance, { publicUrl }: { publicUrl: string }): void {
  const document = once(() => JSON.stringify(openApiDocument(app.endpoints, publicUrl)));
  const page = once(() => docsPage(app.endpoints));
  app.get('/v1/openapi.json', (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=300')
      .type('application/json; charset=utf-8')
      .send(document()),
  );
  app.get('/docs', (_request, reply) =>
    reply
      .header('content-security-policy', policy)
      .header('cache-control', 'public, max-age=300')
      .type('text/html; charset=utf-8')
      .send(page()),
  );
}

/** Made at the first call, when every feature has bound its endpoints, and kept. */
function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}
