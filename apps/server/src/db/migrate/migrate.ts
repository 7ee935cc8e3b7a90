import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import { Logger, runMigrations } from 'graphile-worker';
import pg from 'pg';

import { asRole, queueOwner } from '#server/db/queue/queue-owner.ts';

import { createSchemaCheck } from './schema-version.ts';

const migrationsFolder = path.join(import.meta.dirname, '../migrations');

// Any number that all nodes agree on, and that the job queue's own migrations do not use.
const migrationLock = 727_364_626;

/** Longest wait for a connection, in milliseconds. */
const connectMs = 20_000;

/**
 * Migrates the database at `url` to the newest schema: all missing migrations in order, in one transaction. Nodes that
 * start at the same moment wait for each other, and the later ones find nothing to do.
 *
 * With `upTo` (the creation time of a migration, in milliseconds) it stops after that one, for rows of that version.
 *
 * @throws Error when a migration fails; the database is then as it was before.
 */
export async function migrate(url: string, { upTo }: { upTo?: number } = {}): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'sangamam migrate',
    connectionTimeoutMillis: connectMs,
  });
  // A lost connection also fails the statement that runs; without a listener it would end the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('SET statement_timeout = 0');
    await client.query('SET client_min_messages = warning');
    await client.query('SELECT pg_advisory_lock($1)', [migrationLock]);
    // A role without CREATE privileges can start when its database is current.
    if (upTo !== undefined || !(await isCurrent(client)))
      await withMigrations(upTo, (folder) => applyMigrations(drizzle(client), { migrationsFolder: folder }));
    // The job queue keeps its own schema; mails are queued there in the transaction of their event.
    const { owner, isOurs } = await queueOwner(client);
    if (isOurs)
      await runMigrations({
        connectionString: owner === undefined ? url : asRole(url, owner),
        maxPoolSize: 1,
        logger: new Logger(() => () => undefined),
      });
  } finally {
    // The lock ends with its session.
    await client.end();
  }
}

async function isCurrent(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query(
    "select to_regclass('drizzle.__drizzle_migrations') is not null as exists",
  );
  return (rows as { exists: boolean }[])[0]?.exists === true && createSchemaCheck(client)();
}

/** Calls back with the folder of all migrations, or with a copy that ends with the one created at `upTo`. */
async function withMigrations(
  upTo: number | undefined,
  work: (folder: string) => Promise<void>,
): Promise<void> {
  if (upTo === undefined) return work(migrationsFolder);
  const copy = mkdtempSync(path.join(os.tmpdir(), 'sangamam-migrations-'));
  try {
    cpSync(migrationsFolder, copy, { recursive: true });
    const file = path.join(copy, 'meta', '_journal.json');
    const journal = JSON.parse(readFileSync(file, 'utf8')) as { entries: { when: number }[] };
    const entries = journal.entries.filter(({ when }) => when <= upTo);
    if (entries.at(-1)?.when !== upTo) throw new Error('The backup was made by another or a newer version.');
    writeFileSync(file, JSON.stringify({ ...journal, entries }));
    return await work(copy);
  } finally {
    rmSync(copy, { recursive: true });
  }
}
