import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';

import { decryptWith, encryptedSuffix, encryptFor } from './backup-encryption.ts';

/** The manifest of a backup. It is written last: a folder without it is no complete backup. */
export interface BackupManifest {
  /** Format 1 had no checksums; the files of format 3 are encrypted. */
  format: 1 | 2 | 3;
  createdAt: string;
  /** Creation time of the database's newest migration, which identifies the schema of the rows. */
  migration: number;
  /** Rows of each table. */
  tables: Record<string, number>;
  /** The last value of each sequence; null if it was never used. */
  sequences: Record<string, string | null>;
  /** Queued jobs other than mails, one line of JSON each. */
  jobs: number;
  /** Stored files, by their key, with their sizes in bytes. */
  files: Record<string, number>;
  /** Keys of files that are in the database but missing in the storage. */
  missingFiles: string[];
  /** SHA-256 of every other file of the backup as it lies there, in hex, by its path in the folder. */
  sha256: Record<string, string>;
  /** Public keys of age that it is encrypted for; none for a backup that anybody can read. */
  recipients: readonly string[];
}

export const manifestFile = (folder: string) => path.join(folder, 'manifest.json');

// Paths below the folder of a backup.
export const tablePath = (table: string) => `tables/${table}.jsonl.gz`;
export const jobsPath = 'jobs.jsonl.gz';
export const filePath = (key: string) => `files/${key}`;

/** A file of a backup, with the number of its lines or of its bytes. */
export interface BackupPart {
  /** Below the folder of the backup. */
  path: string;
  lines?: number;
  bytes?: number;
}

/** Every file that belongs to a backup besides its manifest. */
export function partsOf({
  tables,
  jobs,
  files,
  recipients,
}: Pick<BackupManifest, 'tables' | 'jobs' | 'files' | 'recipients'>): BackupPart[] {
  const parts = [
    ...Object.entries(tables).map(([name, lines]) => ({ path: tablePath(name), lines })),
    { path: jobsPath, lines: jobs },
    ...Object.entries(files).map(([key, bytes]) => ({ path: filePath(key), bytes })),
  ];
  return parts.map((part) => ({ ...part, path: asStored(part.path, recipients) }));
}

/** Where a file of a backup lies below its folder. */
export function asStored(plainPath: string, recipients: readonly string[]): string {
  return recipients.length === 0 ? plainPath : `${plainPath}${encryptedSuffix}`;
}

/** A backup with the private keys that open it, if it is encrypted. */
export interface ReadableBackup {
  folder: string;
  manifest: Pick<BackupManifest, 'recipients'>;
  identities: readonly string[];
}

/** The content of a file of a backup, decrypted where it is encrypted. @throws Error while read, when no key opens it */
export function readPart({ folder, manifest, identities }: ReadableBackup, plainPath: string): Readable {
  const stored = createReadStream(path.join(folder, asStored(plainPath, manifest.recipients)));
  return manifest.recipients.length === 0 ? stored : Readable.from(decryptWith(identities)(stored));
}

/** Reads the manifest. @throws Error when the folder has no complete backup of a known format */
export async function readManifest(folder: string): Promise<BackupManifest> {
  const text = await readFile(manifestFile(folder), 'utf8').catch((cause: unknown) => {
    throw new Error(`${folder} holds no complete backup: manifest.json is missing`, { cause });
  });
  const manifest = parse(text, folder);
  if (manifest.format === 1) return { ...manifest, format: 1, sha256: {}, recipients: [] };
  if (manifest.format === 2) return { ...manifest, format: 2, recipients: [] };
  if (manifest.format !== 3) throw new Error(`${folder} was written by a newer version`);
  return { ...manifest, format: 3 };
}

function parse(text: string, folder: string): Omit<BackupManifest, 'format'> & { format: number } {
  try {
    return JSON.parse(text) as Omit<BackupManifest, 'format'> & { format: number };
  } catch (cause) {
    throw new Error(`${folder} holds a damaged backup: manifest.json cannot be read`, { cause });
  }
}

/** SHA-256 of content of any size, in hex. */
export async function digestOf(content: AsyncIterable<Uint8Array>): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of content) hash.update(chunk);
  return hash.digest('hex');
}

/** A file of a backup that was just written. */
export interface WrittenPart {
  /** Of its content before it was encrypted. */
  bytes: number;
  /** SHA-256 of the file as it lies there, in hex. */
  sha256: string;
}

/** Writes a new file, encrypted if there are recipients. */
export async function writePart(
  file: string,
  content: AsyncIterable<Uint8Array>,
  recipients: readonly string[],
): Promise<WrittenPart> {
  let bytes = 0;
  async function* counted() {
    for await (const chunk of content) {
      bytes += chunk.length;
      yield chunk;
    }
  }
  const hash = createHash('sha256');
  const copy = await open(file, 'wx', 0o600);
  try {
    for await (const chunk of encryptFor(recipients)(counted())) {
      hash.update(chunk);
      await copy.writeFile(chunk);
    }
  } finally {
    await copy.close();
  }
  return { bytes, sha256: hash.digest('hex') };
}

/**
 * Writes lines to a compressed file, encrypted if there are recipients. Batches are compressed as they come: each is a job of a
 * thread, which costs more than compressing a single line.
 */
export async function writeLines(
  file: string,
  batches: AsyncIterable<readonly string[]>,
  recipients: readonly string[],
): Promise<WrittenPart & { lines: number }> {
  let lines = 0;
  async function* joined() {
    for await (const batch of batches) {
      lines += batch.length;
      if (batch.length > 0) yield `${batch.join('\n')}\n`;
    }
  }
  const written = await pipeline(Readable.from(joined()), createGzip(), (zipped: AsyncIterable<Uint8Array>) =>
    writePart(file, zipped, recipients),
  );
  return { ...written, lines };
}

/** Reads such a file of a backup. @throws Error when it is damaged or truncated, or no key opens it */
export async function* readLines(backup: ReadableBackup, plainPath: string): AsyncGenerator<string> {
  const file = path.join(backup.folder, plainPath);
  const unzipped = createGunzip();
  const reading = pipeline(readPart(backup, plainPath), unzipped);
  // Reported where the lines are read: the iteration below ends early then.
  const outcome = reading.then(
    () => undefined,
    (error: unknown) => error,
  );
  try {
    yield* createInterface({ input: unzipped, crlfDelay: Infinity });
  } catch (cause) {
    throw new Error(`${file} is damaged`, { cause });
  }
  const cause = await outcome;
  if (cause !== undefined) throw new Error(`${file} is damaged`, { cause });
}
