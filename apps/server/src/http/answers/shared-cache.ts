import { createHash } from 'node:crypto';

import type { FastifyReply, FastifyRequest } from 'fastify';
import fresh from 'fresh';

/**
 * Sends a response that is the same for everybody, with a strong ETag of its content and 304 for a current copy. Shared
 * caches may keep it for `seconds`; browsers revalidate each time.
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
