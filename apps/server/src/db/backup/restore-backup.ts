import { readFile } from 'node:fs/promises';
import path from 'node:path';

import pg from 'pg';

import type { FileStorage } from '#server/adapters/storage/file-storage.ts';

import { asQueueOwner } from '#server/db/queue/queue-owner.ts';
import { migrate } from '#server/db/migrate/migrate.ts';
import { readLines, readManifest, storedFile, tableFile, type BackupManifest } from './backup-folder.ts';

/** Longest text per statement, in characters. */
const batchLength = 2_000_000;

/**
 * Restores a backup into an empty database and an empty storage, and verifies the result: the row count of each table,
 * every foreign key, and the size of each file. Newer migrations are applied at the next start.
 *
 * @throws Error when database or storage are not empty, or the backup is incomplete; the database then has no rows
 */
export async function restoreBackup({
  databaseUrl,
  storage,
  folder,
}: {
  databaseUrl: string;
  storage: FileStorage;
  folder: string;
}): Promise<BackupManifest> {
  const manifest = await readManifest(folder);
  for await (const { key } of storage.list()) {
    throw new Error(`The file storage is not empty (${key}). Restore into an empty one (STORAGE_URL).`);
  }
  await requireEmpty(databaseUrl);
  await migrate(databaseUrl, { upTo: manifest.migration });
  await withClient(databaseUrl, (client) => loadRows(client, folder, manifest));
  for (const [key, size] of Object.entries(manifest.files)) {
    const bytes = await readFile(storedFile(folder, key));
    if (bytes.length !== size) throw new Error(`${key} has ${bytes.length} bytes instead of ${size}`);
    await storage.put(key, bytes);
  }
  return manifest;
}

async function withClient<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url, application_name: 'sangamam restore' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function requireEmpty(url: string): Promise<void> {
  const { rows } = await withClient(url, (client) =>
    client.query(
      "select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' limit 1",
    ),
  );
  if (rows.length > 0) {
    throw new Error('The database is not empty. Restore into a new one (DATABASE_URL, or another DATA_DIR).');
  }
}

interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

async function loadRows(client: pg.Client, folder: string, manifest: BackupManifest): Promise<void> {
  await client.query('begin');
  await client.query('set local statement_timeout = 0');
  const tables = Object.keys(manifest.tables).map((name) => ({
    name,
    table: `public.${pg.escapeIdentifier(name)}`,
  }));
  // Rows come in any order, and the triggers that guard history would refuse to empty what the migrations filled.
  const { rows: keys } = await client.query<ForeignKey>(foreignKeys);
  for (const { table, name } of keys) {
    await client.query(`alter table ${table} drop constraint ${pg.escapeIdentifier(name)}`);
  }
  for (const { table } of tables) await client.query(`alter table ${table} disable trigger user`);
  await client.query(`truncate ${tables.map(({ table }) => table).join(', ')}`);
  for (const { name, table } of tables) await loadTable(client, { folder, name, table });
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
  if (manifest.jobs > 0) await asQueueOwner(client, () => loadJobs(client, folder));
  await client.query('commit');
}

const foreignKeys = `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
  from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by conname`;

async function loadTable(
  client: pg.Client,
  { folder, name, table }: { folder: string; name: string; table: string },
): Promise<void> {
  let batch: string[] = [];
  let length = 0;
  const flush = async () => {
    if (batch.length === 0) return;
    await client.query(
      `insert into ${table} overriding system value select * from jsonb_populate_recordset(null::${table}, $1::jsonb)`,
      [`[${batch.join(',')}]`],
    );
    batch = [];
    length = 0;
  };
  for await (const line of readLines(tableFile(folder, name))) {
    batch.push(line);
    length += line.length;
    if (length >= batchLength) await flush();
  }
  await flush();
}

async function loadJobs(client: pg.Client, folder: string): Promise<void> {
  for await (const line of readLines(path.join(folder, 'jobs.jsonl.gz'))) {
    await client.query(
      `select graphile_worker.add_job(job->>'task', job->'payload', run_at => (job->>'runAt')::timestamptz,
         max_attempts => (job->>'maxAttempts')::int, job_key => job->>'key') from (select $1::json as job) as line`,
      [line],
    );
  }
}
