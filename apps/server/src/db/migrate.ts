import path from 'node:path';

import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import { Logger, runMigrations } from 'graphile-worker';
import pg from 'pg';

const migrationsFolder = path.join(import.meta.dirname, 'migrations');

// Any number that all nodes agree on, and that the job queue's own migrations do not use.
const migrationLock = 727_364_626;

/**
 * Brings the database at `url` to the newest schema: each migration that it lacks, in order, all in one transaction.
 * Nodes that start at the same moment wait for each other, and the later ones find nothing left to do.
 *
 * @throws Error when a migration fails; the database is then as it was before.
 */
export async function migrate(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'sangamam migrate' });
  // A lost connection also fails the statement that runs; without a listener it would end the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('SET statement_timeout = 0');
    await client.query('SET client_min_messages = warning');
    await client.query('SELECT pg_advisory_lock($1)', [migrationLock]);
    await applyMigrations(drizzle(client), { migrationsFolder });
    // The job queue keeps its own schema; mails are queued there in the transaction of their event.
    await runMigrations({ connectionString: url, maxPoolSize: 1, logger: new Logger(() => () => undefined) });
  } finally {
    // The lock ends with its session.
    await client.end();
  }
}
