import type { FastifyInstance } from 'fastify';

import type {} from '#server/http/errors/answer-error.ts';

/** After a full disk, changes that work again tell that the database has room. */
export function addFullDisk(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    if (request.method !== 'GET' && request.method !== 'HEAD' && reply.statusCode < 400) {
      app.diskWatch.noteWrite('database');
    }
    done();
  });
}
