import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import { Logger, runMigrations } from 'graphile-worker';
import type pg from 'pg';

import { connectClient } from '#server/db/connection/connect-client.ts';
import { asRole, queueOwner } from '#server/db/queue/queue-owner.ts';

import { requireMigrationRights } from './migration-rights.ts';
import { createSchemaCheck } from './schema-version.ts';

const migrationsFolder = path.join(import.meta.dirname, '../migrations');

// Any number that all nodes agree on, and that the job queue's own migrations do not use.
const migrationLock = 727_364_626;

/**
 * Migrates the database at `url` to the newest schema: all missing migrations in order, in one transaction. Nodes that
 * start at the same moment wait for each other, and the later ones find nothing to do.
 *
 * With `upTo` (the creation time of a migration, in milliseconds) it stops after that one, for rows of that version.
 *
 * @throws Error when the role may not migrate, or a migration fails; the database is then as it was before.
 */
export async function migrate(url: string, { upTo }: { upTo?: number } = {}): Promise<void> {
  const client = await connectClient(url, 'sangamam migrate');
  try {
    await client.query('SET statement_timeout = 0');
    await client.query('SET client_min_messages = warning');
    await client.query('SELECT pg_advisory_lock($1)', [migrationLock]);
    // A role without CREATE privileges can start when its database is current.
    if (upTo !== undefined || !(await isCurrent(client))) {
      await requireMigrationRights(client);
      await withMigrations(upTo, (folder) => applyMigrations(drizzle(client), { migrationsFolder: folder }));
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
    writeFileSync(file, JSON.stringify({ ...journal, entries }));
    return await work(copy);
  } finally {
    rmSync(copy, { recursive: true });
  }
}
