import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

import type { OutboxCounts } from '#server/features/outbox/count-outbox.ts';

/** Seconds; fine where answers usually are, coarse where they should not be. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** `/metrics` for Prometheus: calls by route pattern and status, the database pool, the outbox, and the process itself. */
export function addMetrics(
  app: FastifyInstance,
  { pool, countOutbox }: { pool: Pool; countOutbox: () => Promise<OutboxCounts> },
): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  countCalls(app, registry);
  gaugePool(pool, registry);
  gaugeOutbox(countOutbox, registry);
  app.get('/metrics', async (_request, reply) => {
    const text = await registry.metrics();
    return reply.header('cache-control', 'no-store').type(registry.contentType).send(text);
  });
}

function countCalls(app: FastifyInstance, registry: Registry): void {
  const calls = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route pattern',
    labelNames: ['method', 'route', 'status'] as const,
    buckets,
    registers: [registry],
  });
  const children = new Map<string, ReturnType<typeof calls.labels>>();
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    const key = `${request.method} ${route} ${reply.statusCode}`;
    let child = children.get(key);
    if (child === undefined) {
      child = calls.labels(request.method, route, String(reply.statusCode));
      children.set(key, child);
    }
    child.observe(reply.elapsedTime / 1000);
    done();
  });
}

function gaugePool(pool: Pool, registry: Registry): void {
  // oxlint-disable-next-line no-new -- a gauge registers itself
  new Gauge({
    name: 'database_pool_connections',
    help: 'Connections of the database pool, and callers waiting for one',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
      this.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
}

function gaugeOutbox(countOutbox: () => Promise<OutboxCounts>, registry: Registry): void {
  // oxlint-disable-next-line no-new -- a gauge registers itself
  new Gauge({
    name: 'outbox_mails',
    help: 'Mails that wait to be sent, and those that were given up',
    labelNames: ['state'],
    registers: [registry],
    async collect() {
      // Without the database the other numbers are still wanted.
      const counts = await countOutbox().catch(() => undefined);
      this.reset();
      if (counts === undefined) return;
      this.set({ state: 'waiting' }, counts.waiting);
      this.set({ state: 'dead' }, counts.dead);
    },
  });
}
