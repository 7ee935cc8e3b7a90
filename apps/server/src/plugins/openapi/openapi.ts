import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fresh from 'fresh';

import { docsPage } from './docs-page.ts';
import { docsStyle } from './docs-style.ts';
import { openApiDocument } from './openapi-document.ts';

const styleHash = createHash('sha256').update(docsStyle).digest('base64');
const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** A document ready to send: generated and compressed once. */
interface Prepared {
  etag: string;
  plain: Buffer;
  br: Buffer;
  gzip: Buffer;
}

/** `/v1/openapi.json` for machines and `/docs` for people, both generated from the bound endpoints. */
export function addOpenApi(app: FastifyInstance, { publicUrl }: { publicUrl: string }): void {
  const document = once(() => JSON.stringify(openApiDocument(app.endpoints, publicUrl)));
  const page = once(() => docsPage(app.endpoints));
  app.get('/v1/openapi.json', async (request, reply) =>
    sendPrepared(request, reply.type('application/json; charset=utf-8'), await document()),
  );
  app.get('/docs', async (request, reply) =>
    sendPrepared(
      request,
      reply.header('content-security-policy', policy).type('text/html; charset=utf-8'),
      await page(),
    ),
  );
}

function sendPrepared(request: FastifyRequest, reply: FastifyReply, document: Prepared): FastifyReply {
  reply.headers({ 'cache-control': 'public, max-age=300', vary: 'accept-encoding', etag: document.etag });
  if (fresh(request.headers, { etag: document.etag }))
    return reply.code(304).removeHeader('content-type').send();
  const accepted = (request.headers['accept-encoding'] ?? '').toLowerCase();
  const encoding = negotiate<'br' | 'gzip'>(accepted, ['br', 'gzip']);
  if (encoding === null) return reply.send(document.plain);
  return reply.header('content-encoding', encoding).send(document[encoding]);
}

/** Generates on the first call, when every feature has bound its endpoints, and keeps the result. */
function once(make: () => string): () => Promise<Prepared> {
  let made: Promise<Prepared> | undefined;
  return () => (made ??= prepare(make));
}

async function prepare(make: () => string): Promise<Prepared> {
  await nextTurn();
  const plain = Buffer.from(make());
  const [br, zipped] = await Promise.all([
    promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    promisify(gzip)(plain, { level: 9 }),
  ]);
  // Weak, because the bytes depend on the content encoding.
  return { etag: `W/"${createHash('sha256').update(plain).digest('base64url')}"`, plain, br, gzip: zipped };
}
