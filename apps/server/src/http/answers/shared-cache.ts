import { createHash } from 'node:crypto';

import type { FastifyReply, FastifyRequest } from 'fastify';

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
  if (matchesEtag(request, etag)) return reply.code(304).send();
  return reply.type('application/json; charset=utf-8').send(body);
}

/** Whether who asks has this content already. Weak or strong makes no difference for that. */
export function matchesEtag(request: FastifyRequest, etag: string): boolean {
  const header = request.headers['if-none-match'] ?? '';
  const bare = (tag: string) => tag.trim().replace(/^W\//u, '');
  return header.split(',').some((tag) => bare(tag) === bare(etag));
}
