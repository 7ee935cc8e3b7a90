import { run, parseCronItems, type Runner, type TaskList } from 'graphile-worker';
import pg from 'pg';

import { watchConnections } from '#server/db/connection/connection-watch.ts';

import { enterAndFreeOrphans, freeOverdueJobs } from './orphaned-jobs.ts';
import { workerLogger, type JobsLog } from './worker-logger.ts';

/** Pause before the workers restart after a failure, for example when the database is unavailable. */
const restartAfterMs = 2_000;

/** How often the connection that marks this process as present is used. */
const pulseMs = 10_000;

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
  /** Names of the tasks with separate workers, so that a slow mail server delays nothing else. */
  separate?: readonly string[];
  /** Tasks of `tasks` that run once a night (UTC). */
  nightly: readonly string[];
  /** Tasks of `tasks` that run every hour. */
  hourly?: readonly string[];
  log: JobsLog;
}

/**
 * Runs the queue's workers in this process, on separate connections so that jobs and requests do not wait for each
 * other. The workers survive a database outage and continue when it is back.
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

/** Each run has its own connections, so that a failed run leaks none. */
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
    // This connection is otherwise idle: if it were lost unnoticed, other processes would treat our jobs as orphans.
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

/** Two sets of workers that start and stop together. */
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
    // Without batches a failed job completion is an unhandled rejection, and a lost connection would end Node.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
  });
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
