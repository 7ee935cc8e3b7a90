import { expect } from 'vitest';

import type { TestApp } from '#test/build-test-app.ts';

/** A statement that a concurrent transaction has run and not committed yet, and how that transaction ends. */
interface Change {
  statement: string;
  values: unknown[];
  end: 'commit' | 'rollback';
  /** Another statement of that transaction, run once the work waits. */
  meanwhile?: { statement: string; values: unknown[] };
}

/**
 * Runs `work` during a concurrent, uncommitted change of the same row: the change ends once `work` waits for it. Fails
 * when `work` never waits.
 */
export async function duringChange<Answer>(
  { database: { pool } }: Pick<TestApp, 'database'>,
  { statement, values, end, meanwhile }: Change,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query(statement, values);
    const answer = work();
    const question = `select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
    const waiting = async () => (await pool.query(question)).rowCount;
    await expect.poll(waiting, { interval: 5 }).toBe(1);
    if (meanwhile) await client.query(meanwhile.statement, meanwhile.values);
    await client.query(end);
    return await answer;
  } finally {
    // After a failure: the next test gets the connection without an open transaction.
    await client.query('rollback');
    client.release();
  }
}
