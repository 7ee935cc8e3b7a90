import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { createFolderStorage } from '#server/adapters/storage/folder-storage.ts';
import { connectClient } from '#server/db/connection/connect-client.ts';

import { digestOf, filePath, readLines, readPart, tablePath } from './backup-folder.ts';
import { restoreBackup } from './restore-backup.ts';
import type { OpenedBackup } from './verify-backup.ts';
import { writeBackup } from './write-backup.ts';

/**
 * Restores a backup into a database and a folder of their own, backs those up again, and compares every row and file with
 * the backup. Database and folder are removed in any case; the site's are not touched.
 *
 * @throws Error when the role may not create databases, the restore fails, or something came back changed
 */
export async function rehearseRestore(databaseUrl: string, backup: OpenedBackup): Promise<void> {
  const name = `sangamam_rehearsal_${randomBytes(6).toString('hex')}`;
  const work = await mkdtemp(path.join(os.tmpdir(), 'sangamam-rehearsal-'));
  const client = await connectClient(databaseUrl, 'sangamam rehearsal');
  try {
    await client.query(`create database ${name} template template0`).catch((cause: unknown) => {
      throw new Error(
        'The restore was not rehearsed: the role may not create a database for it (CREATEDB).',
        {
          cause,
        },
      );
    });
    const url = Object.assign(new URL(databaseUrl), { pathname: `/${name}` }).href;
    const storage = createFolderStorage(path.join(work, 'files'));
    await restoreBackup({ databaseUrl: url, storage, backup });
    const folder = path.join(work, 'again');
    const manifest = await writeBackup({ databaseUrl: url, storage, folder });
    await requireSame(backup, { folder, manifest, identities: [] });
  } finally {
    await client.query(`drop database if exists ${name} with (force)`).catch(() => undefined);
    await client.end();
    await rm(work, { recursive: true, force: true });
  }
}

async function requireSame(before: OpenedBackup, after: OpenedBackup): Promise<void> {
  const changed: string[] = [];
  for (const table of Object.keys(before.manifest.tables)) {
    const file = tablePath(table);
    if ((await sumOfRows(before, file)) !== (await sumOfRows(after, file))) changed.push(table);
  }
  for (const key of Object.keys(before.manifest.files)) {
    if ((await contentDigest(before, key)) !== (await contentDigest(after, key))) changed.push(key);
  }
  if (changed.length > 0) throw new Error(`Restored, these differ from the backup: ${changed.join(', ')}`);
}

/** SHA-256 of a stored file: what the manifest says, or of its decrypted content. Format 1 had no checksums. */
async function contentDigest(backup: OpenedBackup, key: string): Promise<string> {
  const { sha256, recipients } = backup.manifest;
  const noted = recipients.length === 0 ? sha256[filePath(key)] : undefined;
  return noted ?? digestOf(readPart(backup, filePath(key)));
}

/** The sum of the hashes of all rows: the same in whatever order they come. */
async function sumOfRows(backup: OpenedBackup, file: string): Promise<bigint> {
  let sum = 0n;
  for await (const line of readLines(backup, file))
    if (line !== '') sum += BigInt(`0x${createHash('sha256').update(line).digest('hex')}`);
  return sum;
}
