import type { FastifyInstance } from 'fastify';

import type {} from './closing.ts';

/**
 * `/healthz`: the process is alive. `/readyz`: it can serve calls, that is, it is not stopping, the database answers,
 * and its schema is current.
 */
export function addHealth(
  app: FastifyInstance,
  { isSchemaCurrent }: { isSchemaCurrent: () => Promise<boolean> },
): void {
  app.get('/healthz', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  app.get('/readyz', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const obstacle = app.isStopping()
      ? 'The process is stopping.'
      : await isSchemaCurrent().then(
          (isCurrent) => (isCurrent ? undefined : 'Migrations are missing.'),
          (error: unknown) => {
            request.log.warn({ err: error }, 'not ready');
            return 'The database does not answer.';
          },
        );
    if (obstacle === undefined) return { status: 'ready' };
    return reply.code(503).header('retry-after', '5').send({ status: 'not ready', obstacle });
  });
}
