import { createReadStream, createWriteStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';

/** The manifest of a backup. It is written last: a folder without it is no complete backup. */
export interface BackupManifest {
  format: 1;
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
}

export const manifestFile = (folder: string) => path.join(folder, 'manifest.json');
export const tableFile = (folder: string, table: string) => path.join(folder, 'tables', `${table}.jsonl.gz`);
export const storedFile = (folder: string, key: string) => path.join(folder, 'files', key);

/** Reads the manifest. @throws Error when the folder has no complete backup of a known format */
export async function readManifest(folder: string): Promise<BackupManifest> {
  const text = await readFile(manifestFile(folder), 'utf8').catch((cause: unknown) => {
    throw new Error(`${folder} holds no complete backup: manifest.json is missing`, { cause });
  });
  const manifest = JSON.parse(text) as Omit<BackupManifest, 'format'> & { format: number };
  if (manifest.format !== 1) throw new Error(`${folder} was written by a newer version`);
  return { ...manifest, format: 1 };
}

/** Writes lines to a compressed file and returns their number. */
export async function writeLines(file: string, lines: AsyncIterable<string>): Promise<number> {
  let count = 0;
  async function* counted() {
    for await (const line of lines) {
      count += 1;
      yield `${line}\n`;
    }
  }
  await pipeline(
    Readable.from(counted()),
    createGzip(),
    createWriteStream(file, { flags: 'wx', mode: 0o600 }),
  );
  return count;
}

/** Reads such a file. @throws Error when it is damaged or truncated */
export async function* readLines(file: string): AsyncGenerator<string> {
  const unzipped = createGunzip();
  const reading = pipeline(createReadStream(file), unzipped);
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
