import type { FastifyInstance, FastifyRequest } from 'fastify';

import { parseJsonBody } from '#server/http/json/json-body.ts';
import { parseJsonInThread } from '#server/http/json/json-parsing-thread.ts';

/** Bodies beyond this many bytes are parsed in a thread of their own. */
const largeBody = 256 * 1024;

/** Bodies are strict JSON and nothing else, unless a feature brings its own parser within its own scope. */
export function addJsonBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    async (_request: FastifyRequest, bytes: Buffer) =>
      bytes.length <= largeBody ? parseJsonBody(bytes) : parseJsonInThread(bytes),
  );
}
