import { sql, type SQL } from 'drizzle-orm';

import type { Executor } from '../executor.ts';
import { queues, queueOf, type JobName, type QueueName } from './job-catalogue.ts';

/** The jobs of one queue, over all processes. */
export interface QueueState {
  queue: QueueName;
  /** Jobs that will be tried, now or later. */
  waiting: number;
  /** Jobs whose last attempt failed. */
  failed: number;
  /** Since when the oldest job that could run waits for a worker; null while none waits. */
  dueSince: Date | null;
  /** Whether a worker runs one of its jobs. */
  isWorking: boolean;
}

/** Jobs that were given up, other than mails, which the outbox shows. */
export interface FailedJobs {
  count: number;
  names: string[];
  since: Date | null;
}

/** A condition on `graphile_worker.jobs`: it will be tried, now or later. */
export const canRun = sql`attempts < max_attempts`;
/** A condition on `graphile_worker.jobs`: its last attempt failed. */
export const isFailed = sql`attempts >= max_attempts and locked_at is null`;

/** The state of every queue; queues without jobs included. */
export async function readQueueStates(db: Executor): Promise<QueueState[]> {
  const { rows } = await db.execute<{
    task: string;
    waiting: number;
    failed: number;
    due_since: Date | string | null;
    working: boolean;
  }>(sql`select task_identifier as task,
      (count(*) filter (where ${canRun}))::int as waiting,
      (count(*) filter (where ${isFailed}))::int as failed,
      min(run_at) filter (where ${canRun} and run_at <= now() and locked_at is null) as due_since,
      bool_or(locked_at is not null) as working
    from graphile_worker.jobs group by task_identifier`);
  return queues.map((queue) => {
    const own = rows.filter(({ task }) => queueOf(task) === queue);
    const due = own.flatMap(({ due_since: at }) => (at === null ? [] : [new Date(at).getTime()]));
    return {
      queue,
      waiting: own.reduce((sum, { waiting }) => sum + waiting, 0),
      failed: own.reduce((sum, { failed }) => sum + failed, 0),
      dueSince: due.length === 0 ? null : new Date(Math.min(...due)),
      isWorking: own.some(({ working }) => working),
    };
  });
}

/** A job that could run waits this long only where no worker takes jobs, in milliseconds. */
const lateJobMs = 5 * 60_000;

/** Since when the oldest job waits of a queue that nobody works on; undefined where every queue is worked on. */
export function stalledSince(states: readonly QueueState[]): Date | undefined {
  const late = states.flatMap(({ dueSince, isWorking }) =>
    dueSince !== null && !isWorking && Date.now() - dueSince.getTime() > lateJobMs ? [dueSince] : [],
  );
  return late.toSorted((one, other) => one.getTime() - other.getTime())[0];
}

/** The jobs that were given up, other than mails. */
export async function readFailedJobs(db: Executor): Promise<FailedJobs> {
  const { rows } = await db.execute<{ task: string; count: number; since: Date | string }>(
    sql`select task_identifier as task, count(*)::int as count, min(updated_at) as since
      from graphile_worker.jobs where ${isFailed} group by task_identifier order by task_identifier`,
  );
  const own = rows.filter(({ task }) => queueOf(task) !== 'mail');
  const since = own.map((row) => new Date(row.since).getTime());
  return {
    count: own.reduce((sum, { count }) => sum + count, 0),
    names: own.map(({ task }) => task),
    since: since.length === 0 ? null : new Date(Math.min(...since)),
  };
}

/** A job that waits, runs or was given up. */
export interface ListedJob {
  id: string;
  name: string;
  state: 'WAITING' | 'RUNNING' | 'FAILED';
  attempts: number;
  maxAttempts: number;
  /** When it is tried next; for a failed one when it was tried last. */
  at: Date;
  lastError: string | null;
}

/** The jobs of all queues, failed ones first, then by when they run; at most `limit`. */
export async function listJobs(db: Executor, { limit }: { limit: number }): Promise<ListedJob[]> {
  const { rows } = await db.execute<{
    id: string;
    name: string;
    state: ListedJob['state'];
    attempts: number;
    max_attempts: number;
    at: Date | string;
    last_error: string | null;
  }>(sql`select id::text, task_identifier as name, attempts, max_attempts, last_error,
      case when ${isFailed} then 'FAILED' when locked_at is not null then 'RUNNING' else 'WAITING' end as state,
      case when ${isFailed} then updated_at else run_at end as at
    from graphile_worker.jobs order by (${isFailed}) desc, run_at, id limit ${limit}`);
  return rows.map(({ max_attempts: maxAttempts, last_error: lastError, at, ...row }) => ({
    ...row,
    maxAttempts,
    lastError,
    at: new Date(at),
  }));
}

/**
 * Tries failed jobs again from their first attempt, or removes them; with an id only that one. Mails are left to the outbox.
 * Returns the names of the jobs, one for each.
 */
export async function settleFailedJobs(
  db: Executor,
  action: 'RETRY' | 'DISCARD',
  onlyId?: string,
): Promise<JobName[]> {
  const { rows } = await db.execute<{ id: string; task: string }>(
    sql`select id, task_identifier as task from graphile_worker.jobs where ${isFailed} order by id`,
  );
  const wanted = rows.filter(
    ({ id, task }) => queueOf(task) !== 'mail' && (onlyId === undefined || id === onlyId),
  );
  if (wanted.length === 0) return [];
  // Whoever settles them at the same moment waits here, and finds them settled.
  const { rows: locked } = await db.execute<{ id: string }>(
    sql`select id from graphile_worker._private_jobs
      where id = any(${arrayOf(wanted)}) and ${isFailed} order by id for update`,
  );
  const own = wanted.filter(({ id }) => locked.some((row) => row.id === id));
  if (own.length > 0)
    await db.execute(
      action === 'RETRY'
        ? sql`select graphile_worker.reschedule_jobs(${arrayOf(own)}, run_at => now(), attempts => 0)`
        : sql`select graphile_worker.complete_jobs(${arrayOf(own)})`,
    );
  return own.map(({ task }) => task as JobName);
}

function arrayOf(jobs: readonly { id: string }[]): SQL {
  const ids = jobs.map(({ id }) => sql`${id}::bigint`);
  return sql`array[${sql.join(ids, sql`, `)}]::bigint[]`;
}
