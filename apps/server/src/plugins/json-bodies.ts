import type { FastifyInstance, FastifyRequest } from 'fastify';

import { parseJsonBody } from '#server/http/json/json-body.ts';
import { parseJsonInThread } from '#server/http/json/json-parsing-thread.ts';

/** Larger bodies, in bytes, are parsed in a separate thread. */
const largeBody = 256 * 1024;

/** Accepts only strict JSON bodies, unless a feature registers its own parser within its own scope. */
export function addJsonBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    async (_request: FastifyRequest, bytes: Buffer) =>
      bytes.length <= largeBody ? parseJsonBody(bytes) : parseJsonInThread(bytes),
  );
}
