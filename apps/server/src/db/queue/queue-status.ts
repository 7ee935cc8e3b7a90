import { sql } from 'drizzle-orm';

import type { Executor } from '../executor.ts';
import { queueOf, type QueueName } from './job-catalogue.ts';
import { canRun, isFailed } from './queue-state.ts';

/** The jobs of one kind, over all processes. */
export interface JobKind {
  name: string;
  queue: QueueName;
  waiting: number;
  failed: number;
  /** ISO instant since when the oldest job that could run waits for a worker. */
  dueSince: string | null;
}

/** Every kind that has jobs, by name. */
export async function readJobKinds(db: Executor): Promise<JobKind[]> {
  const { rows } = await db.execute<{
    name: string;
    waiting: number;
    failed: number;
    due_since: Date | string | null;
  }>(sql`select task_identifier as name,
      (count(*) filter (where ${canRun}))::int as waiting,
      (count(*) filter (where ${isFailed}))::int as failed,
      min(run_at) filter (where ${canRun} and run_at <= now() and locked_at is null) as due_since
    from graphile_worker.jobs group by task_identifier order by task_identifier`);
  return rows.map(({ due_since: dueSince, ...row }) => ({
    ...row,
    queue: queueOf(row.name),
    dueSince: dueSince === null ? null : new Date(dueSince).toISOString(),
  }));
}

/** A job that was given up. */
export interface FailedJob {
  _id: string;
  name: string;
  attempts: number;
  /** ISO instant of the last attempt. */
  at: string;
  /** Its first line: the rest is a stack. */
  error: string | null;
}

const mostFailed = 50;

/** The jobs that were given up, other than mails, the oldest first. */
export async function listFailedJobs(db: Executor): Promise<FailedJob[]> {
  const { rows } = await db.execute<{
    id: string;
    name: string;
    attempts: number;
    at: Date | string;
    error: string | null;
  }>(sql`select id::text, task_identifier as name, attempts, updated_at as at, split_part(last_error, chr(10), 1) as error
    from graphile_worker.jobs where ${isFailed} order by updated_at, id`);
  return rows
    .filter(({ name }) => queueOf(name) !== 'mail')
    .slice(0, mostFailed)
    .map(({ id, at, ...row }) => ({ _id: id, ...row, at: new Date(at).toISOString() }));
}

/** When the timetable last queued each of its tasks, as ISO instants by the name of the task. */
export async function readTimetable(db: Executor): Promise<ReadonlyMap<string, string>> {
  const { rows } = await db.execute<{ name: string; at: Date | string }>(
    sql`select identifier as name, last_execution as at from graphile_worker._private_known_crontabs
      where last_execution is not null`,
  );
  return new Map(rows.map(({ name, at }) => [name, new Date(at).toISOString()]));
}
