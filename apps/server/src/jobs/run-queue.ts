import { EventEmitter } from 'node:events';

import { parseCronItems, run, type Job, type Runner, type TaskList } from 'graphile-worker';
import type pg from 'pg';

import type { QueueMonitor } from './queue-monitor.ts';
import { workerLogger, type JobsLog } from './worker-logger.ts';

/**
 * How many requests for a job may fail in a row before the queue's workers are replaced. The library keeps a failed
 * look-up of its tasks for good (`taskIdentifiers.js` of 0.18.0): such a runner fails forever and never says so, and
 * only a new one looks them up again.
 */
const failuresInARow = 3;

/** The parts of a runner that are used here. */
export type Workers = Pick<Runner, 'stop' | 'promise'>;

/** A queue with workers of its own. */
export interface Queue {
  name: string;
  tasks: TaskList;
  cron: readonly { task: string; match: string }[];
}

/**
 * Starts the workers of a queue. Resolves once the database has answered their first request for a job, so that a queue
 * that started takes jobs. Later its promise rejects when they cannot take any; they must then be started anew.
 *
 * @throws Error when the first request fails
 */
export async function runQueue(
  pool: pg.Pool,
  { name, tasks, cron }: Queue,
  { log, monitor }: { log: JobsLog; monitor: QueueMonitor },
): Promise<Workers> {
  monitor.watch(name);
  const events = new EventEmitter();
  const broken = Promise.withResolvers<never>();
  const ready = Promise.withResolvers<void>();
  // Both are awaited below, but possibly after they were rejected.
  broken.promise.catch(() => undefined);
  ready.promise.catch(() => undefined);
  let failures = 0;
  const answered = () => {
    failures = 0;
    monitor.answered(name);
    ready.resolve();
  };
  events.on('worker:getJob:empty', answered);
  events.on('job:start', ({ job }: { job: Job }) => {
    answered();
    monitor.started(name, job.id);
  });
  events.on('job:complete', ({ job }: { job: Job }) => monitor.finished(name, job.id));
  events.on('worker:getJob:error', ({ error }: { error: Error }) => {
    failures += 1;
    ready.reject(error);
    if (failures === failuresInARow)
      broken.reject(new Error(`The ${name} queue cannot take jobs`, { cause: error }));
  });
  const runner = await run({
    pgPool: pool,
    taskList: tasks,
    concurrency: 2,
    pollInterval: 2_000,
    noHandleSignals: true,
    logger: workerLogger(log),
    parsedCronItems: parseCronItems([...cron]),
    events,
    // Without batches a failed job completion is an unhandled rejection, and a lost connection would end Node.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
  });
  let stopping: Promise<void> | undefined;
  const stop = () =>
    (stopping ??= runner
      .stop()
      .then(() => undefined)
      .catch((error: unknown) => log.debug({ err: error }, 'jobs had stopped')));
  const promise = Promise.race([runner.promise, broken.promise]);
  promise.catch(() => undefined);
  try {
    await Promise.race([ready.promise, promise]);
  } catch (error) {
    void stop();
    throw error;
  }
  return { stop, promise };
}
