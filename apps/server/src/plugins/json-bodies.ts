import { setImmediate } from 'node:timers/promises';

import type { FastifyInstance, FastifyRequest } from 'fastify';

import { createGate } from '#server/http/gate.ts';
import { parseJsonBody } from '#server/http/json-body.ts';

/** Bodies beyond this are parsed one after the other, and others have their turn in between. */
const largeBody = 256 * 1024;

const throughParser = createGate({ open: 1, room: 200 });

/** Bodies are strict JSON and nothing else, unless a feature brings its own parser within its own scope. */
export function addJsonBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    async (_request: FastifyRequest, bytes: Buffer) => {
      if (bytes.length <= largeBody) return parseJsonBody(bytes);
      return throughParser(async () => {
        await setImmediate();
        return parseJsonBody(bytes);
      });
    },
  );
}
