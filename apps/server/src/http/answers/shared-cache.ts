import { createHash } from 'node:crypto';

import type { FastifyReply, FastifyRequest } from 'fastify';
import fresh from 'fresh';

/**
 * Sends an answer that is the same for everybody: with a strong ETag of its content, as 304 to who has it, and free to
 * be kept by shared caches for `seconds`. Browsers ask again each time.
 */
export function sendShared(
  request: FastifyRequest,
  reply: FastifyReply,
  { envelope, seconds }: { envelope: object; seconds: number },
): FastifyReply {
  const body = JSON.stringify(envelope);
  const etag = `"${createHash('sha256').update(body).digest('base64url')}"`;
  reply.headers({ etag, 'cache-control': `public, max-age=0, s-maxage=${seconds}, must-revalidate` });
  if (fresh(request.headers, { etag })) return reply.code(304).send();
  return reply.type('application/json; charset=utf-8').send(body);
}
