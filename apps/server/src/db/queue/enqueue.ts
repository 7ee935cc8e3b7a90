import { sql, type Placeholder } from 'drizzle-orm';

import type { Executor } from '../executor.ts';
import { prepareStatement } from '../statements/prepare-statement.ts';
import { jobOf, type JobName, type JobPayload } from './job-catalogue.ts';

/** When a job runs, and how many attempts it gets. */
interface JobOptions {
  /** At once where absent. */
  runAt?: Date;
  /** The same for each of several jobs. */
  runAts?: readonly (Date | undefined)[];
  /** 25 where absent; the pauses between attempts grow. */
  maxAttempts?: number;
}

/** Queues a job in the caller's transaction: workers see it when that commits. */
export function enqueue<Name extends JobName>(
  db: Executor,
  name: Name,
  payload: JobPayload<Name>,
  options: JobOptions = {},
): Promise<void> {
  return enqueueEach(db, name, [payload], options);
}

/** Queues several jobs of one name with a single statement. */
export async function enqueueEach<Name extends JobName>(
  db: Executor,
  name: Name,
  payloads: readonly JobPayload<Name>[],
  { runAt, runAts = [], maxAttempts }: JobOptions = {},
): Promise<void> {
  if (payloads.length === 0) return;
  const { payload: schema, key, priority = 0 } = jobOf(name);
  const jobs = payloads.map((payload, place) => ({
    payload: schema.parse(payload),
    key: key === undefined ? null : keyFor(key, String(payload[key.field])),
    run_at: (runAts[place] ?? runAt)?.toISOString() ?? null,
  }));
  await addJobs(db, { name, priority, maxAttempts: maxAttempts ?? null, jobs: JSON.stringify(jobs) });
}

type Jobs = Record<'name' | 'priority' | 'maxAttempts' | 'jobs', Placeholder>;
const addJobs = prepareStatement('add_jobs', (db, of: Jobs) =>
  db
    .select({
      added: sql`graphile_worker.add_job(${of.name}::text, payload => job.payload, job_key => job.key,
        run_at => job.run_at, max_attempts => ${of.maxAttempts}::int, priority => ${of.priority}::int)`,
    })
    .from(sql`json_to_recordset(${of.jobs}::json) as job(payload json, key text, run_at timestamptz)`),
);

/** Removes the job about this subject from the queue, if it has not started. */
export async function cancelJob(db: Executor, name: JobName, subject: string): Promise<void> {
  const { key } = jobOf(name);
  if (key === undefined) throw new TypeError(`Jobs of the name ${name} have no key`);
  await db.execute(sql`select graphile_worker.remove_job(${keyFor(key, subject)})`);
}

/** Removes the jobs about these subjects with one statement, if they have not started. */
export async function cancelJobs(db: Executor, name: JobName, subjects: readonly string[]): Promise<void> {
  const { key } = jobOf(name);
  if (key === undefined) throw new TypeError(`Jobs of the name ${name} have no key`);
  if (subjects.length === 0) return;
  const keys = subjects.map((subject) => keyFor(key, subject));
  await db.execute(
    sql`select graphile_worker.remove_job(key) from unnest(${sql.param(keys)}::text[]) as removed(key)`,
  );
}

function keyFor({ prefix }: { prefix: string }, subject: string): string {
  return `${prefix}:${subject}`;
}
