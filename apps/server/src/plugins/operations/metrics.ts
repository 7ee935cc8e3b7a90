import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

import type { passwordQueue } from '#server/features/accounts/sign-in/password-queue.ts';
import type { OutboxCounts } from '#server/features/mail/outbox/count-outbox.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import type { DiskWatch } from '#server/db/connection/disk-watch.ts';

import { gaugeInstallation, type InstallationSources } from './installation-metrics.ts';
import { gaugeQueues, type QueueSources } from './queue-metrics.ts';
import { mayReadMetrics, type MetricsAccess } from './metrics-access.ts';

/** Seconds; fine for usual response times, coarse for times that should not occur. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 30, 60];

/** How long one rendering serves all requests, in milliseconds. */
const keepRenderedMs = 1_000;

/** The sources of the metrics, and who may read them. */
export interface MetricsOptions {
  pool: Pool;
  diskWatch: DiskWatch;
  passwordQueue: () => ReturnType<typeof passwordQueue>;
  countOutbox: () => Promise<OutboxCounts>;
  queues: QueueSources;
  installation: InstallationSources;
  access: MetricsAccess;
}

/**
 * `/metrics` for Prometheus: calls by route pattern and status, the database pool, the queue of password hashes, full
 * disks, the outbox, the queues of jobs, the installation, and the process itself. Callers without access get NOT_FOUND.
 */
export function addMetrics(
  app: FastifyInstance,
  { pool, diskWatch, passwordQueue, countOutbox, queues, installation, access }: MetricsOptions,
): void {
  const registry = new Registry();
  countCalls(app, registry);
  gaugePool(pool, registry);
  gaugeHashing(passwordQueue, registry);
  gaugeDisks(diskWatch, registry);
  gaugeOutbox(countOutbox, registry);
  gaugeQueues(queues, registry);
  gaugeInstallation(installation, registry);
  // The delay of the event loop is measured a hundred times a second: not on a site whose metrics nobody reads.
  let isRead = false;
  let rendered: { text: Promise<string>; until: number } | undefined;
  app.get('/metrics', async (request, reply) => {
    if (!mayReadMetrics(request, access)) throw new AppError('NOT_FOUND');
    if (!isRead) collectDefaultMetrics({ register: registry });
    isRead = true;
    if (rendered === undefined || rendered.until < performance.now())
      rendered = { text: registry.metrics(), until: performance.now() + keepRenderedMs };
    const text = await rendered.text;
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

function gaugeHashing(passwordQueue: MetricsOptions['passwordQueue'], registry: Registry): void {
  // oxlint-disable-next-line no-new -- a gauge registers itself
  new Gauge({
    name: 'password_hashing_jobs',
    help: 'Password hashes that are computed, and callers waiting for their turn',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      const { running, waiting } = passwordQueue();
      this.set({ state: 'running' }, running);
      this.set({ state: 'waiting' }, waiting);
    },
  });
  // oxlint-disable-next-line no-new -- a counter registers itself
  new Counter({
    name: 'password_hashing_dropped_total',
    help: 'Callers who were asked to come back, or left, before their password was hashed',
    labelNames: ['reason'],
    registers: [registry],
    collect() {
      const { refused, abandoned } = passwordQueue();
      this.reset();
      this.inc({ reason: 'refused' }, refused);
      this.inc({ reason: 'abandoned' }, abandoned);
    },
  });
}

function gaugeDisks(diskWatch: DiskWatch, registry: Registry): void {
  // oxlint-disable-next-line no-new -- a gauge registers itself
  new Gauge({
    name: 'disk_full',
    help: '1 while writes of this process fail for lack of room, by what has none',
    labelNames: ['place'],
    registers: [registry],
    collect() {
      const full = new Set(diskWatch.full().map(({ place }) => place));
      for (const place of ['database', 'files'] as const) this.set({ place }, full.has(place) ? 1 : 0);
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
      // Without the database the other metrics are still useful.
      const counts = await countOutbox().catch(() => undefined);
      this.reset();
      if (counts === undefined) return;
      this.set({ state: 'waiting' }, counts.waiting);
      this.set({ state: 'dead' }, counts.dead);
    },
  });
}
