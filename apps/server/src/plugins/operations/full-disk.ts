import type { FastifyInstance } from 'fastify';

import type {} from '#server/http/errors/answer-error.ts';

/** After a full disk, a successful change shows that the database has space again. */
export function addFullDisk(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    if (request.method !== 'GET' && request.method !== 'HEAD' && reply.statusCode < 400) {
      app.diskWatch.noteWrite('database');
    }
    done();
  });
}
