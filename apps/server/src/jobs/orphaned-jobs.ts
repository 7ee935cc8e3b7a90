import type { Pool, PoolClient } from 'pg';

/** Key of the shared advisory lock that every process with workers holds while it runs. */
const presence = 7_262_642;

/** Unlocks the jobs of workers that locked one longer ago than `$1` and never finished. */
const freeJobs = `select graphile_worker.force_unlock_workers(array_agg(distinct locked_by))
  from graphile_worker.jobs where locked_by is not null and locked_at < now() - $1::interval`;

/**
 * Marks this process as present until the returned client is released. When no other process is present, every locked
 * job belongs to a killed process and is unlocked, so its mail is sent now and not in four hours.
 */
export async function enterAndFreeOrphans(pool: Pool): Promise<PoolClient> {
  const client = await pool.connect();
  try {
    const alone = await client.query<{ alone: boolean }>('select pg_try_advisory_lock($1) as alone', [
      presence,
    ]);
    if (alone.rows[0]?.alone) await client.query(freeJobs, ['0 seconds']);
    await client.query('select pg_advisory_lock_shared($1)', [presence]);
    if (alone.rows[0]?.alone) await client.query('select pg_advisory_unlock($1)', [presence]);
    return client;
  } catch (error) {
    client.release(true);
    throw error;
  }
}

/** How many processes with workers are connected to the database of the pool. */
export async function countPresentProcesses(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `select count(distinct pid)::int as count from pg_locks
     where locktype = 'advisory' and granted and mode = 'ShareLock' and classid = 0 and objid = $1
       and database = (select oid from pg_database where datname = current_database())`,
    [presence],
  );
  return rows[0]?.count ?? 0;
}

/** Unlocks jobs that a dead process left locked. No task of ours takes anywhere near ten minutes. */
export async function freeOverdueJobs(pool: Pool): Promise<void> {
  await pool.query(freeJobs, ['10 minutes']);
}
