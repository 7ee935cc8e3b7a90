import { run, parseCronItems, type Runner, type TaskList } from 'graphile-worker';
import pg from 'pg';

import { watchConnections } from '#server/db/connection/connection-watch.ts';

import { enterAndFreeOrphans, freeOverdueJobs } from './orphaned-jobs.ts';
import { workerLogger, type JobsLog } from './worker-logger.ts';

/** Pause before the workers are started again after they gave up, as when the database is away. */
const restartAfterMs = 2_000;

/** How often the connection that marks this process as present is used. */
const pulseMs = 10_000;

/** Work under way at the stop gets this long. */
const finishWithinMs = 10_000;

/** Workers that are running. */
export interface RunningJobs {
  /** Finishes what is under way and takes nothing new. */
  stop(): Promise<void>;
}

interface JobsOptions {
  databaseUrl: string;
  tasks: TaskList;
  /** Names of those that get workers of their own, so that a slow mail server delays nothing else. */
  separate?: readonly string[];
  /** Tasks of `tasks` that run once a night (UTC). */
  nightly: readonly string[];
  /** Tasks of `tasks` that run every hour. */
  hourly?: readonly string[];
  log: JobsLog;
}

/**
 * Runs the queue's workers in this process, on connections of their own so that jobs and requests do not wait for
 * each other. They outlive the database: when it comes back, they go on.
 */
export async function startJobs(options: JobsOptions): Promise<RunningJobs> {
  const { log } = options;
  const stopped = new AbortController();
  let runner: Workers | undefined = await startWorkers(options);
  const running = supervisePostmaster();

  async function supervisePostmaster(): Promise<void> {
    while (!stopped.signal.aborted) {
      try {
        runner ??= await startWorkers(options);
        await runner.promise;
      } catch (error) {
        log.warn({ err: error }, 'job workers stopped');
      }
      runner = undefined;
      await pause(restartAfterMs, stopped.signal);
    }
  }

  return {
    async stop() {
      stopped.abort();
      const stopping = runner
        ?.stop()
        .catch((error: unknown) => log.debug({ err: error }, 'jobs had stopped'));
      await Promise.race([Promise.all([stopping, running]), pause(finishWithinMs)]);
    },
  };
}

/** Each run has connections of its own: one that broke takes what it failed to give back with it. */
async function startWorkers({
  databaseUrl,
  tasks,
  separate = [],
  nightly,
  hourly = [],
  log,
}: JobsOptions): Promise<Workers> {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 9,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    application_name: 'sangamam-jobs',
  });
  pool.on('error', (error) => log.warn({ err: error }, 'job connection lost'));
  pool.on('connect', (client) =>
    client.on('error', (error) => log.debug({ err: error }, 'job connection lost')),
  );
  const watch = watchConnections(pool, databaseUrl);
  const close = () =>
    void watch.close().catch((error: unknown) => log.debug({ err: error }, 'job connections lost'));
  try {
    const present = await enterAndFreeOrphans(pool);
    const runner = await runBoth(pool, { tasks, separate, nightly, hourly, log });
    // Nothing else speaks on this connection: were it lost unnoticed, others would take our jobs for orphans.
    const pulse = setInterval(() => void present.query('select 1').catch(() => runner.stop()), pulseMs);
    pulse.unref();
    const leave = () => {
      clearInterval(pulse);
      present.release(true);
      close();
    };
    void runner.promise.then(leave, leave);
    return runner;
  } catch (error) {
    close();
    throw error;
  }
}

/** The parts of a runner that are used here. */
type Workers = Pick<Runner, 'stop' | 'promise'>;

/** Two sets of workers that live and end together. */
async function runBoth(
  pool: pg.Pool,
  { tasks, separate, nightly, hourly, log }: Required<Omit<JobsOptions, 'databaseUrl'>>,
): Promise<Workers> {
  const freeOrphans = 'free-orphaned-jobs';
  const own: TaskList = {};
  const others: TaskList = { [freeOrphans]: () => freeOverdueJobs(pool) };
  for (const [name, task] of Object.entries(tasks)) (separate.includes(name) ? own : others)[name] = task;
  const cron = [
    ...nightly.map((task) => ({ task, match: '17 8 * * *' })),
    ...hourly.map((task) => ({ task, match: '47 * * * *' })),
    { task: freeOrphans, match: '*/5 * * * *' },
  ];
  const runners = [await runTasks(pool, { tasks: others, cron, log })];
  const stop = async () => {
    await Promise.allSettled(runners.map((runner) => runner.stop()));
  };
  try {
    if (separate.length > 0) runners.push(await runTasks(pool, { tasks: own, cron: [], log }));
  } catch (error) {
    await stop();
    throw error;
  }
  const watchOver = async ({ promise }: Runner) => {
    try {
      await promise;
    } finally {
      await stop();
    }
  };
  return { stop, promise: Promise.all(runners.map(watchOver)).then(() => undefined) };
}

function runTasks(
  pool: pg.Pool,
  { tasks, cron, log }: { tasks: TaskList; cron: { task: string; match: string }[]; log: JobsLog },
): Promise<Runner> {
  return run({
    pgPool: pool,
    taskList: tasks,
    concurrency: 2,
    pollInterval: 2_000,
    noHandleSignals: true,
    logger: workerLogger(log),
    parsedCronItems: parseCronItems(cron),
    // Without batches the library drops the rejection of a job's completion, and a lost connection would end Node.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
  });
}

/** Resolves after `ms`, or at once when `signal` says so. */
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
