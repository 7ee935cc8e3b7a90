import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';

import pg from 'pg';

import { StoredFileMissing, type FileStorage } from '#server/adapters/storage/file-storage.ts';

import { connectClient } from '#server/db/connection/connect-client.ts';
import { asQueueOwner } from '#server/db/queue/queue-owner.ts';

import {
  asStored,
  filePath,
  jobsPath,
  manifestFile,
  tablePath,
  writeLines,
  writePart,
  type WrittenPart,
  type BackupManifest,
} from './backup-folder.ts';
import { fewAtATime } from './few-at-a-time.ts';

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
    const target = { folder, recipients, sha256: {} };
    const { keys, ...dumped } = await dumpDatabase(databaseUrl, target);
    const facts = { ...dumped, ...(await copyFiles(storage, target, keys)), recipients };
    const createdAt = new Date().toISOString();
    const format = recipients.length === 0 ? 2 : 3;
    const manifest: BackupManifest = { format, createdAt, ...facts, sha256: target.sha256 };
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

type Dump = Pick<BackupManifest, 'migration' | 'tables' | 'sequences' | 'jobs'> & { keys: string[] };

/** Where a backup is written, and for whom it is encrypted. */
interface Target {
  folder: string;
  recipients: readonly string[];
  /** Of what is written already, for the manifest. */
  sha256: Record<string, string>;
}

async function dumpDatabase(databaseUrl: string, target: Target): Promise<Dump> {
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
      tables[name] = await writeRows(target, tablePath(name), rows);
    }
    const jobs = await asQueueOwner(client, () => writeRows(target, jobsPath, lines(client, queuedWork)));
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

/** @returns their number */
async function writeRows(
  { folder, recipients, sha256 }: Target,
  plainPath: string,
  rows: AsyncIterable<readonly string[]>,
): Promise<number> {
  const stored = asStored(plainPath, recipients);
  const written = await writeLines(path.join(folder, stored), rows, recipients);
  sha256[stored] = written.sha256;
  return written.lines;
}

/** The column `line` of a query, a few rows at a time. */
async function* lines(client: pg.Client, query: string): AsyncGenerator<string[]> {
  await client.query(`declare backup no scroll cursor for ${query}`);
  for (;;) {
    const { rows } = await client.query<{ line: string }>(`fetch ${atATime} from backup`);
    yield rows.map(({ line }) => line);
    if (rows.length < atATime) break;
  }
  await client.query('close backup');
}

async function copyFiles(
  storage: FileStorage,
  target: Target,
  keys: readonly string[],
): Promise<Pick<BackupManifest, 'files' | 'missingFiles'>> {
  const files: Record<string, number> = {};
  const missingFiles: string[] = [];
  const madeFolders = new Set<string>();
  const copied = await fewAtATime(keys, (key) => copyFile(storage, { ...target, madeFolders }, key));
  for (const [index, key] of keys.entries()) {
    const copy = copied[index];
    if (copy === undefined) missingFiles.push(key);
    else {
      files[key] = copy.bytes;
      target.sha256[asStored(filePath(key), target.recipients)] = copy.sha256;
    }
  }
  return { files, missingFiles };
}

/** Answers undefined for a file that was deleted since the snapshot, or lost before it; the nightly job reports lost files. */
async function copyFile(
  storage: FileStorage,
  { folder, recipients, madeFolders }: Target & { madeFolders: Set<string> },
  key: string,
): Promise<WrittenPart | undefined> {
  const file = path.join(folder, asStored(filePath(key), recipients));
  try {
    return await pipeline(await storage.read(key), async (content: AsyncIterable<Uint8Array>) => {
      const parent = path.dirname(file);
      if (!madeFolders.has(parent)) await mkdir(parent, { recursive: true, mode: 0o700 });
      madeFolders.add(parent);
      return writePart(file, content, recipients);
    });
  } catch (error) {
    if (error instanceof StoredFileMissing) return undefined;
    throw error;
  }
}
