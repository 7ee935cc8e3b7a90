import type { FastifyInstance } from 'fastify';

import { siteVersion } from '@sangamam/contract/site-version';

import type { QueueMonitor } from '#server/jobs/queue-monitor.ts';

import type {} from './closing.ts';

/**
 * `/healthz`: the process is alive. `/readyz`: it can serve calls, that is, it is not stopping, the database answers,
 * its schema is current, and its workers take jobs, without which no mail of its calls would leave.
 */
export function addHealth(
  app: FastifyInstance,
  {
    isSchemaCurrent,
    queueMonitor,
  }: { isSchemaCurrent: () => Promise<boolean>; queueMonitor?: Pick<QueueMonitor, 'stalled'> | undefined },
): void {
  app.get('/healthz', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  const stalledQueue = (): string | undefined => {
    const [stalled] = queueMonitor?.stalled() ?? [];
    return stalled && `The ${stalled.queue} queue has taken no jobs since ${stalled.since.toISOString()}.`;
  };
  app.get('/readyz', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const obstacle = app.isStopping()
      ? 'The process is stopping.'
      : await isSchemaCurrent().then(
          (isCurrent) => (isCurrent ? stalledQueue() : 'Migrations are missing.'),
          (error: unknown) => {
            request.log.warn({ err: error }, 'not ready');
            return 'The database does not answer.';
          },
        );
    if (obstacle === undefined) return { status: 'ready', version: siteVersion };
    return reply
      .code(503)
      .header('retry-after', '5')
      .send({ status: 'not ready', version: siteVersion, obstacle });
  });
}
