import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { drizzle } from 'drizzle-orm/node-postgres';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import { Logger, runMigrations } from 'graphile-worker';
import type pg from 'pg';

import { connectClient } from '#server/db/connection/connect-client.ts';
import { asRole, queueOwner } from '#server/db/queue/queue-owner.ts';

import { requireMigrationRights } from './migration-rights.ts';
import { createSchemaCheck, earlierFolder, migrationsFolder, newestMigration } from './schema-version.ts';

// Any number that all nodes agree on, and that the job queue's own migrations do not use.
const migrationLock = 727_364_626;

/**
 * Migrates the database at `url` to the newest schema: all missing migrations in order, in one transaction. Nodes that
 * start at the same moment wait for each other, and the later ones find nothing to do.
 *
 * A new database starts with the baseline. One that was made before the baseline gets the remaining earlier steps first, in
 * a transaction of their own, and is then entered as standing on the baseline, whose schema it has.
 *
 * With `upTo` (the creation time of a migration, in milliseconds) it stops after that one, for rows of that version.
 *
 * @throws Error when the role may not migrate, or a migration fails; the database is then as it was before.
 */
export async function migrate(url: string, { upTo }: { upTo?: number | undefined } = {}): Promise<void> {
  const client = await connectClient(url, 'sangamam migrate');
  try {
    await client.query('SET statement_timeout = 0');
    await client.query('SET client_min_messages = warning');
    await client.query('SELECT pg_advisory_lock($1)', [migrationLock]);
    // A role without CREATE privileges can start when its database is current.
    if (upTo !== undefined || !(await isCurrent(client))) {
      await requireMigrationRights(client);
      await applyMissing(client, upTo ?? Infinity);
    }
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

/** False, too, for a role that may not read the list of migrations. */
async function isCurrent(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ readable: boolean }>(
    `select exists (
       select from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where n.nspname = 'drizzle' and c.relname = '__drizzle_migrations'
         and has_schema_privilege(n.oid, 'usage') and has_table_privilege(c.oid, 'select')) as readable`,
  );
  return rows[0]?.readable === true && createSchemaCheck(client)();
}

async function applyMissing(client: pg.Client, upTo: number): Promise<void> {
  const apply = (folder: string) => applyMigrations(drizzle(client), { migrationsFolder: folder });
  const [baseline] = readMigrationFiles({ migrationsFolder });
  if (baseline === undefined) throw new Error('The baseline of the migrations is missing.');
  const newest = (await hasMigrationList(client)) ? await newestMigration(client) : 0;
  if (upTo < baseline.folderMillis) return withMigrations(earlierFolder, upTo, apply);
  if (newest > 0 && newest < baseline.folderMillis) {
    await apply(earlierFolder);
    await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      baseline.hash,
      baseline.folderMillis,
    ]);
  }
  await withMigrations(migrationsFolder, upTo, apply);
}

async function hasMigrationList(client: pg.Client): Promise<boolean> {
  const { rowCount } = await client.query(
    "select where to_regclass('drizzle.__drizzle_migrations') is not null",
  );
  return rowCount === 1;
}

/** Calls back with `folder`, or with a copy that ends with the migration created at `upTo`. */
async function withMigrations(
  folder: string,
  upTo: number,
  work: (folder: string) => Promise<void>,
): Promise<void> {
  if (upTo === Infinity) return work(folder);
  const copy = mkdtempSync(path.join(os.tmpdir(), 'sangamam-migrations-'));
  try {
    cpSync(folder, copy, { recursive: true });
    const file = path.join(copy, 'meta', '_journal.json');
    const journal = JSON.parse(readFileSync(file, 'utf8')) as { entries: { when: number }[] };
    const entries = journal.entries.filter(({ when }) => when <= upTo);
    writeFileSync(file, JSON.stringify({ ...journal, entries }));
    return await work(copy);
  } finally {
    rmSync(copy, { recursive: true });
  }
}
