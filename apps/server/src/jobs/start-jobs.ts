import type { TaskList } from 'graphile-worker';
import pg from 'pg';

import { watchConnections } from '#server/db/connection/connection-watch.ts';
import { waitForDatabase } from '#server/db/connection/wait-for-database.ts';
import { queueOf, queues, type QueueName } from '#server/db/queue/job-catalogue.ts';

import { enterAndFreeOrphans, freeOverdueJobs } from './orphaned-jobs.ts';
import { createQueueMonitor, type QueueMonitor } from './queue-monitor.ts';
import { runQueue, type Queue, type Workers } from './run-queue.ts';
import type { JobsLog } from './worker-logger.ts';

/** Pause before the workers restart after a failure, for example when the database is unavailable. */
const restartAfterMs = 2_000;

/** How often the connection that marks this process as present is used. */
const pulseMs = 10_000;

/** Milliseconds between looks at the connections, some of which are always in use. */
const watchMs = 1_000;

/** Time for running jobs to finish at a stop. */
const finishWithinMs = 10_000;

/** Workers that are running. */
export interface RunningJobs {
  /** Finishes running jobs and takes no new ones. */
  stop(): Promise<void>;
}

interface JobsOptions {
  databaseUrl: string;
  tasks: TaskList;
  /** The queue of each task; that of the catalogue where absent. */
  queueOf?: (task: string) => QueueName;
  /** Tasks of `tasks` that run once a night (UTC). */
  nightly: readonly string[];
  /** Tasks of `tasks` that run every hour. */
  hourly?: readonly string[];
  /** Tasks of `tasks` that run every minute. */
  minutely?: readonly string[];
  /** Tasks of `tasks` that run every five minutes. */
  frequent?: readonly string[];
  log: JobsLog;
  /** Learns whether the queues take jobs. */
  monitor?: QueueMonitor;
  /** Longest wait for a connection, in milliseconds: nobody waits for a job, so a slow database gets its time. */
  connectMs?: number;
}

/**
 * Runs the queue's workers in this process, on separate connections so that jobs and requests do not wait for each
 * other. Resolves once every queue takes jobs. The workers survive a database outage and continue when it is back, and
 * are replaced when they can no longer take jobs.
 *
 * @throws Error when the database does not answer within a minute, and at once when it refuses
 */
export async function startJobs(options: JobsOptions): Promise<RunningJobs> {
  const { log } = options;
  const stopped = new AbortController();
  const monitor = options.monitor ?? createQueueMonitor();
  const wait = waitForDatabase((err) =>
    log.warn({ err }, 'job workers could not start and are started again'),
  );
  let workers: Workers | undefined = await wait.during(() => startWorkers(options, monitor));
  const running = supervise();

  async function supervise(): Promise<void> {
    while (!stopped.signal.aborted) {
      try {
        workers ??= await startWorkers(options, monitor);
        await workers.promise;
      } catch (error) {
        log.warn({ err: error }, 'job workers stopped');
      }
      workers = undefined;
      await pause(restartAfterMs, stopped.signal);
    }
  }

  return {
    async stop() {
      stopped.abort();
      await Promise.race([Promise.all([workers?.stop(), running]), pause(finishWithinMs)]);
    },
  };
}

/** Each run has its own connections, so that a failed run leaks none. */
async function startWorkers(options: JobsOptions, monitor: QueueMonitor): Promise<Workers> {
  const { databaseUrl, log, connectMs = 20_000 } = options;
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 9,
    connectionTimeoutMillis: connectMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    application_name: 'sangamam-jobs',
  });
  pool.on('error', (error) => log.warn({ err: error }, 'job connection lost'));
  pool.on('connect', (client) =>
    client.on('error', (error) => log.debug({ err: error }, 'job connection lost')),
  );
  const watch = watchConnections(pool, databaseUrl, { tickMs: watchMs });
  const close = () =>
    void watch.close().catch((error: unknown) => log.debug({ err: error }, 'job connections lost'));
  try {
    const present = await enterAndFreeOrphans(pool);
    const lost = Promise.withResolvers<never>();
    const workers = await runTogether(queuesOf(pool, options), (queue) =>
      runQueue(pool, queue, { log, monitor }),
    );
    // This connection is otherwise idle: if it were lost unnoticed, other processes would treat our jobs as orphans.
    const pulse = setInterval(() => void present.query('select 1').catch(lost.reject), pulseMs);
    pulse.unref();
    const leave = () => {
      clearInterval(pulse);
      void workers.stop().finally(() => {
        present.release(true);
        close();
      });
    };
    const promise = Promise.race([workers.promise, lost.promise]);
    promise.then(leave, leave);
    return { stop: workers.stop, promise };
  } catch (error) {
    close();
    throw error;
  }
}

/** Each queue with its tasks; the timetable belongs to the general one. */
function queuesOf(
  pool: pg.Pool,
  { tasks, nightly, hourly = [], frequent = [], minutely = [], queueOf: queueOfTask = queueOf }: JobsOptions,
): Queue[] {
  const freeOrphans = 'free-orphaned-jobs';
  const every: TaskList = { ...tasks, [freeOrphans]: () => freeOverdueJobs(pool) };
  const cron = [
    ...nightly.map((task) => ({ task, match: '17 8 * * *' })),
    ...hourly.map((task) => ({ task, match: '47 * * * *' })),
    ...frequent.map((task) => ({ task, match: '*/5 * * * *' })),
    ...minutely.map((task) => ({ task, match: '* * * * *' })),
    { task: freeOrphans, match: '*/5 * * * *' },
  ];
  return queues
    .map((name) => ({
      name,
      tasks: Object.fromEntries(Object.entries(every).filter(([task]) => queueOfTask(task) === name)),
      cron: name === 'general' ? cron : [],
    }))
    .filter((queue) => Object.keys(queue.tasks).length > 0);
}

/** Several sets of workers that start and stop together: when one ends, so do all. */
async function runTogether(
  queues: readonly Queue[],
  start: (queue: Queue) => Promise<Workers>,
): Promise<Workers> {
  const started = await Promise.allSettled(queues.map(start));
  const all = started.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  const stop = async () => {
    await Promise.all(all.map((workers) => workers.stop()));
  };
  const failed = started.find((result) => result.status === 'rejected');
  if (failed) {
    await stop();
    throw failed.reason;
  }
  return { stop, promise: Promise.race(all.map(({ promise }) => promise)) };
}

/** Resolves after `ms`, or as soon as `signal` aborts. */
function pause(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(done, ms);
    if (signal?.aborted) done();
    else signal?.addEventListener('abort', done, { once: true });
  });
}
