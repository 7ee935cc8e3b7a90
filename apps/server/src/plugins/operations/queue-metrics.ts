import { Gauge, type Registry } from 'prom-client';

import type { QueueState } from '#server/db/queue/queue-state.ts';
import type { QueueMonitor } from '#server/jobs/queue-monitor.ts';

/** Where the metrics of the queues come from. */
export interface QueueSources {
  /** The jobs of each queue, over all processes. */
  readStates: () => Promise<QueueState[]>;
  /** The workers of this process; absent where it has none. */
  monitor?: Pick<QueueMonitor, 'idleSeconds'> | undefined;
}

/** Gauges of the queues: jobs that wait or were given up, the oldest that is due, and whether the workers ask for jobs. */
export function gaugeQueues({ readStates, monitor }: QueueSources, registry: Registry): void {
  // Without the database the other metrics are still useful.
  const read = () => readStates().catch(() => []);
  // oxlint-disable-next-line no-new -- a gauge registers itself
  new Gauge({
    name: 'job_queue_jobs',
    help: 'Jobs that will be tried, and those that were given up',
    labelNames: ['queue', 'state'],
    registers: [registry],
    async collect() {
      const states = await read();
      this.reset();
      for (const { queue, waiting, failed } of states) {
        this.set({ queue, state: 'waiting' }, waiting);
        this.set({ queue, state: 'failed' }, failed);
      }
    },
  });
  // oxlint-disable-next-line no-new -- a gauge registers itself
  new Gauge({
    name: 'job_queue_oldest_due_seconds',
    help: 'How long the oldest job that could run has waited for a worker',
    labelNames: ['queue'],
    registers: [registry],
    async collect() {
      const states = await read();
      this.reset();
      for (const { queue, dueSince } of states)
        this.set({ queue }, dueSince === null ? 0 : Math.max(0, (Date.now() - dueSince.getTime()) / 1000));
    },
  });
  // oxlint-disable-next-line no-new -- a gauge registers itself
  new Gauge({
    name: 'job_queue_idle_seconds',
    help: 'Seconds since the workers of this process last asked for a job; 0 while they run one',
    labelNames: ['queue'],
    registers: [registry],
    collect() {
      this.reset();
      for (const { queue, seconds } of monitor?.idleSeconds() ?? []) this.set({ queue }, seconds);
    },
  });
}
