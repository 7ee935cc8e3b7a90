import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';

import pg from 'pg';

import { StoredFileMissing, type FileStorage } from '#server/adapters/storage/file-storage.ts';

import { connectClient } from '#server/db/connection/connect-client.ts';
import { asQueueOwner } from '#server/db/queue/queue-owner.ts';

import { encryptFor } from './backup-encryption.ts';
import {
  asStored,
  digestOf,
  filePath,
  jobsPath,
  manifestFile,
  partsOf,
  tablePath,
  writeLines,
  type BackupManifest,
} from './backup-folder.ts';

const atATime = 500;

/**
 * Backs up the running site into an empty folder: every row as of one instant, as lines of JSON, and then the files
 * that those rows reference. It needs no PostgreSQL tools and can be restored into other major versions.
 *
 * @param recipients public keys of age; with one or more, each file can be read only with one of their private keys
 * @throws Error when the folder is not empty, the database cannot be read, or the disk is full; nothing is left in the
 * folder then
 */
export async function writeBackup({
  databaseUrl,
  storage,
  folder,
  recipients = [],
}: {
  databaseUrl: string;
  storage: FileStorage;
  folder: string;
  recipients?: readonly string[];
}): Promise<BackupManifest> {
  const made = await mkdir(path.join(folder), { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 0) throw new Error(`${folder} is not empty: name a new folder`);
  try {
    await mkdir(path.join(folder, 'tables'), { mode: 0o700 });
    const target = { folder, recipients };
    const { keys, ...dumped } = await dumpDatabase(databaseUrl, target);
    const facts = { ...dumped, ...(await copyFiles(storage, target, keys)), recipients };
    const createdAt = new Date().toISOString();
    const sha256 = await digests(folder, facts);
    const format = recipients.length === 0 ? 2 : 3;
    const manifest: BackupManifest = { format, createdAt, ...facts, sha256 };
    // Renamed to its final name only when it is complete.
    await writeFile(`${manifestFile(folder)}.new`, `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });
    await rename(`${manifestFile(folder)}.new`, manifestFile(folder));
    return manifest;
  } catch (error) {
    // Half a backup is of no use, and would block its name for the next attempt.
    await removeBegun(folder, made !== undefined);
    throw error;
  }
}

async function removeBegun(folder: string, isOurs: boolean): Promise<void> {
  if (isOurs) return rm(folder, { recursive: true, force: true });
  for (const name of await readdir(folder))
    await rm(path.join(folder, name), { recursive: true, force: true });
}

async function digests(
  folder: string,
  manifest: Parameters<typeof partsOf>[0],
): Promise<Record<string, string>> {
  const sha256: Record<string, string> = {};
  for (const part of partsOf(manifest))
    sha256[part.path] = await digestOf(createReadStream(path.join(folder, part.path)));
  return sha256;
}

type Dump = Pick<BackupManifest, 'migration' | 'tables' | 'sequences' | 'jobs'> & { keys: string[] };

/** Where a backup is written, and for whom it is encrypted. */
interface Target {
  folder: string;
  recipients: readonly string[];
}

async function dumpDatabase(databaseUrl: string, { folder, recipients }: Target): Promise<Dump> {
  const fileOf = (plainPath: string) => path.join(folder, asStored(plainPath, recipients));
  const client = await connectClient(databaseUrl, 'sangamam backup');
  try {
    // One snapshot for all tables keeps references consistent while the site writes.
    await client.query('begin isolation level repeatable read read only');
    await client.query('set local statement_timeout = 0');
    const tables: Record<string, number> = {};
    for (const name of await column(client, tablesOfSite)) {
      const rows = lines(
        client,
        `select to_jsonb(t)::text as line from public.${pg.escapeIdentifier(name)} t`,
      );
      tables[name] = await writeLines(fileOf(tablePath(name)), rows, recipients);
    }
    const jobs = await asQueueOwner(client, () =>
      writeLines(fileOf(jobsPath), lines(client, queuedWork), recipients),
    );
    const { rows: sequences } = await client.query<{ name: string; last: string | null }>(
      `select sequencename as name, last_value::text as last from pg_sequences where schemaname = 'public'`,
    );
    const [migration] = await column(client, newestMigration);
    const keys = await column(client, 'select storage_key from files where deleted_at is null');
    await client.query('commit');
    return {
      migration: Number(migration),
      tables,
      sequences: Object.fromEntries(sequences.map(({ name, last }) => [name, last])),
      jobs,
      keys,
    };
  } finally {
    await client.end();
  }
}

const tablesOfSite = `select relname from pg_class
  where relnamespace = 'public'::regnamespace and relkind = 'r' order by relname`;
const newestMigration = 'select max(created_at)::text from drizzle.__drizzle_migrations';

/** Without mails: a mail may have been sent after the backup, so an administrator decides after a restore. */
const queuedWork = `select json_build_object('task', t.identifier, 'payload', j.payload, 'runAt', j.run_at,
    'maxAttempts', j.max_attempts, 'key', j.key)::text as line
  from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
  where j.key is null or j.key not like 'mail:%'`;

async function column(client: pg.Client, sql: string): Promise<string[]> {
  const { rows } = await client.query<[string]>({ text: sql, rowMode: 'array' });
  return rows.map(([value]) => value);
}

/** The column `line` of a query, a few rows at a time. */
async function* lines(client: pg.Client, query: string): AsyncGenerator<string> {
  await client.query(`declare backup no scroll cursor for ${query}`);
  for (;;) {
    const { rows } = await client.query<{ line: string }>(`fetch ${atATime} from backup`);
    for (const { line } of rows) yield line;
    if (rows.length < atATime) break;
  }
  await client.query('close backup');
}

async function copyFiles(
  storage: FileStorage,
  { folder, recipients }: Target,
  keys: readonly string[],
): Promise<Pick<BackupManifest, 'files' | 'missingFiles'>> {
  const files: Record<string, number> = {};
  const missingFiles: string[] = [];
  for (const key of keys) {
    const target = path.join(folder, asStored(filePath(key), recipients));
    await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
    let bytes = 0;
    async function* counted(chunks: AsyncIterable<Uint8Array>) {
      for await (const chunk of chunks) {
        bytes += chunk.length;
        yield chunk;
      }
    }
    try {
      const copy = createWriteStream(target, { flags: 'wx', mode: 0o600 });
      await pipeline(await storage.read(key), counted, encryptFor(recipients), copy);
      files[key] = bytes;
    } catch (error) {
      // Deleted since the snapshot, or lost before it; the nightly job reports lost files.
      if (!(error instanceof StoredFileMissing)) throw error;
      missingFiles.push(key);
    }
  }
  return { files, missingFiles };
}
