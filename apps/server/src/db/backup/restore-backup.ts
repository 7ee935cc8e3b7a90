import { buffer } from 'node:stream/consumers';

import pg from 'pg';

import type { FileStorage } from '#server/adapters/storage/file-storage.ts';

import { connectClient } from '#server/db/connection/connect-client.ts';
import { asQueueOwner } from '#server/db/queue/queue-owner.ts';
import { migrate } from '#server/db/migrate/migrate.ts';
import { mayMigrate } from '#server/db/migrate/migration-rights.ts';
import { newestMigration } from '#server/db/migrate/schema-version.ts';

import { filePath, jobsPath, readLines, readPart, tablePath, type BackupManifest } from './backup-folder.ts';
import { fewAtATime } from './few-at-a-time.ts';
import type { OpenedBackup } from './verify-backup.ts';

/** Longest text per statement, in characters. */
const batchLength = 2_000_000;

/**
 * Restores a verified and opened backup into an empty database and an empty storage, and verifies the result: the row count of
 * each table and every foreign key. Rows and files come together or not at all. Newer migrations are applied at the next
 * start.
 *
 * @throws Error when database or storage are not empty, or something fails on the way; the database then has no rows
 * and the storage no files, so that it can be repeated
 */
export async function restoreBackup({
  databaseUrl,
  storage,
  backup,
}: {
  databaseUrl: string;
  storage: FileStorage;
  backup: OpenedBackup;
}): Promise<BackupManifest> {
  const { manifest } = backup;
  for await (const { key } of storage.list()) {
    throw new Error(`The file storage is not empty (${key}). Restore into an empty one (STORAGE_URL).`);
  }
  await withClient(databaseUrl, (client) => requireEmpty(client, manifest));
  await migrate(databaseUrl, { upTo: manifest.migration });
  const stored: string[] = [];
  try {
    await withClient(databaseUrl, async (client) => {
      await client.query('begin');
      await client.query('set local statement_timeout = 0');
      await client.query('set local idle_in_transaction_session_timeout = 0');
      await client.query("set local maintenance_work_mem = '128MB'");
      await loadRows(client, backup);
      await fewAtATime(Object.keys(manifest.files), async (key) => {
        // Before it is stored: half of it may be there when the storage fails.
        stored.push(key);
        await storage.put(key, await buffer(readPart(backup, filePath(key))));
      });
      await client.query('commit');
    });
  } catch (error) {
    await fewAtATime(stored, (key) => storage.remove(key));
    throw error;
  }
  return manifest;
}

async function withClient<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = await connectClient(url, 'sangamam restore');
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Tables into which the migrations themselves write rows. */
const filledByMigrations = new Set(['pages']);

/** The empty tables of an attempt that failed, or of `npm run db:migrate`, count as empty. */
async function requireEmpty(client: pg.Client, { migration }: BackupManifest): Promise<void> {
  if (!(await mayMigrate(client)))
    throw new Error(
      'This role may not create tables in the database. Restore as the owner (docs/operations.md, Two roles).',
    );
  const { rows: tables } = await client.query<{ relname: string }>(
    "select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by relname",
  );
  for (const { relname: name } of tables) {
    if (filledByMigrations.has(name)) continue;
    const { rowCount } = await client.query(`select from public.${pg.escapeIdentifier(name)} limit 1`);
    if (rowCount === 0) continue;
    throw new Error(
      `The database is not empty (${name}). Restore into a new one (DATABASE_URL, or another DATA_DIR).`,
    );
  }
  if (tables.length === 0) return;
  const newest = await newestMigration(client);
  if (newest > migration)
    throw new Error(
      'The database has no rows, but tables of a newer version than the backup. Restore into a new one (DATABASE_URL, or another DATA_DIR).',
    );
}

interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

async function loadRows(client: pg.Client, backup: OpenedBackup): Promise<void> {
  const { manifest } = backup;
  const tables = Object.keys(manifest.tables).map((name) => ({
    name,
    table: `public.${pg.escapeIdentifier(name)}`,
  }));
  // Rows come in any order, and the triggers that guard history would refuse to empty what the migrations filled.
  const { rows: keys } = await client.query<ForeignKey>(foreignKeys);
  for (const { table, name } of keys) {
    await client.query(`alter table ${table} drop constraint ${pg.escapeIdentifier(name)}`);
  }
  // An index that is built at once takes a fraction of the time that one takes row by row.
  const { rows: indexes } = await client.query<{ index: string; definition: string }>(
    indexesWithoutConstraint,
  );
  for (const { index } of indexes) await client.query(`drop index ${index}`);
  for (const { table } of tables) await client.query(`alter table ${table} disable trigger user`);
  await client.query(`truncate ${tables.map(({ table }) => table).join(', ')}`);
  for (const { name, table } of tables) await loadTable(client, { backup, name, table });
  for (const { definition } of indexes) await client.query(definition);
  // Recreating the foreign keys checks every row.
  for (const { table, name, definition } of keys) {
    await client.query(`alter table ${table} add constraint ${pg.escapeIdentifier(name)} ${definition}`);
  }
  for (const { name, table } of tables) {
    await client.query(`alter table ${table} enable trigger user`);
    const { rows } = await client.query<{ count: string }>(`select count(*) from ${table}`);
    const [found, expected] = [Number(rows[0]?.count), manifest.tables[name]];
    if (found !== expected) throw new Error(`${name} has ${found} rows instead of ${expected}`);
  }
  for (const [name, last] of Object.entries(manifest.sequences)) {
    if (last !== null)
      await client.query('select setval($1::regclass, $2)', [`public.${pg.escapeIdentifier(name)}`, last]);
  }
  // The first queries are planned by what is there, not as for empty tables.
  await client.query(`analyze ${tables.map(({ table }) => table).join(', ')}`);
  if (manifest.jobs > 0) await asQueueOwner(client, () => loadJobs(client, backup));
}

const foreignKeys = `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
  from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by conname`;

/** All indexes but those of primary keys and of unique and exclusion constraints. */
const indexesWithoutConstraint = `select indexrelid::regclass::text as index, pg_get_indexdef(indexrelid) as definition
  from pg_index join pg_class on pg_class.oid = indexrelid
  where relnamespace = 'public'::regnamespace
    and not exists (select from pg_constraint where conindid = indexrelid and contype in ('p', 'u', 'x'))
  order by indexrelid`;

/** The columns of a table, without those that PostgreSQL computes from them and takes from nobody. */
const storedColumns = `select string_agg(quote_ident(attname), ', ' order by attnum) as columns from pg_attribute
  where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`;

async function loadTable(
  client: pg.Client,
  { backup, name, table }: { backup: OpenedBackup; name: string; table: string },
): Promise<void> {
  const { rows } = await client.query<{ columns: string }>(storedColumns, [table]);
  const [{ columns } = { columns: '' }] = rows;
  for await (const batch of batches(backup, tablePath(name)))
    await client.query(
      `insert into ${table} (${columns}) overriding system value
        select ${columns} from jsonb_populate_recordset(null::${table}, $1::jsonb)`,
      [batch],
    );
}

async function loadJobs(client: pg.Client, backup: OpenedBackup): Promise<void> {
  for await (const batch of batches(backup, jobsPath))
    await client.query(
      `select graphile_worker.add_job(job->>'task', job->'payload', run_at => (job->>'runAt')::timestamptz,
         max_attempts => (job->>'maxAttempts')::int, job_key => job->>'key') from json_array_elements($1::json) as job`,
      [batch],
    );
}

/** The lines of a file, as many as one statement takes, as a JSON array. */
async function* batches(backup: OpenedBackup, plainPath: string): AsyncGenerator<string> {
  let batch: string[] = [];
  let length = 0;
  for await (const line of readLines(backup, plainPath)) {
    batch.push(line);
    length += line.length;
    if (length < batchLength) continue;
    yield `[${batch.join(',')}]`;
    batch = [];
    length = 0;
  }
  if (batch.length > 0) yield `[${batch.join(',')}]`;
}
