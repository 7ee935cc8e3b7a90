import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';

import { knowsMigration } from '#server/db/migrate/schema-version.ts';

import {
  digestOf,
  jobsPath,
  partsOf,
  readLines,
  readManifest,
  type BackupManifest,
  type BackupPart,
} from './backup-folder.ts';
import { fewAtATime } from './few-at-a-time.ts';

/** How many damaged files are named. */
const mostNamed = 20;

/** A backup that was found complete and undamaged. */
export interface VerifiedBackup {
  folder: string;
  manifest: BackupManifest;
}

/** A verified backup whose files can be read. */
export interface OpenedBackup extends VerifiedBackup {
  /** Private keys of age; not needed for one that is not encrypted. */
  identities: readonly string[];
}

/**
 * Checks a backup without touching any database: that this version can read it, and that every file of its manifest is
 * there with the content that was written. An encrypted backup needs no key for that. Backups of format 1 have no
 * checksums: their sizes and numbers of rows are compared.
 *
 * @throws Error naming the damaged and missing files, or saying why this version cannot read the backup
 */
export async function verifyBackup(folder: string): Promise<VerifiedBackup> {
  const manifest = await readManifest(folder);
  if (!knowsMigration(manifest.migration))
    throw new Error(`${folder} was made by another or a newer version: this one does not know its schema`);
  const found = await fewAtATime(partsOf(manifest), async (part) => {
    const fault = await faultOf(folder, part, manifest);
    return fault === undefined ? [] : [`${part.path} ${fault}`];
  });
  const faults = found.flat();
  if (faults.length > 0) throw new Error(sentence(folder, faults));
  return { folder, manifest };
}

/**
 * Tries the private keys on an encrypted backup; one that is not encrypted needs none.
 *
 * @throws Error naming the public keys that it was encrypted for, when no key was given or none opens it
 */
export async function openBackup(
  { folder, manifest }: VerifiedBackup,
  identities: readonly string[],
): Promise<OpenedBackup> {
  const opened = { folder, manifest, identities };
  const { recipients } = manifest;
  if (recipients.length === 0) return opened;
  const forWhom = `${folder} is encrypted for ${recipients.join(', ')}`;
  if (identities.length === 0)
    throw new Error(
      `${forWhom}. Name the file with the private key: --identity <file>, or BACKUP_IDENTITY_FILE.`,
    );
  try {
    // To its end, so that the file is closed again; there is always one, and it is small.
    for await (const _ of readLines(opened, jobsPath));
  } catch (cause) {
    throw new Error(
      `${forWhom}, and none of the ${identities.length} given private keys opens it. Without the right one nobody can read it.`,
      { cause },
    );
  }
  return opened;
}

function sentence(folder: string, faults: readonly string[]): string {
  const lines = faults.slice(0, mostNamed).map((fault) => `  - ${fault}`);
  if (faults.length > mostNamed) lines.push(`  and ${faults.length - mostNamed} more`);
  return [`${folder} holds a damaged backup:`, ...lines].join('\n');
}

async function faultOf(
  folder: string,
  part: BackupPart,
  { format, sha256 }: BackupManifest,
): Promise<string | undefined> {
  const file = path.join(folder, part.path);
  const facts = await stat(file).catch(() => undefined);
  if (facts === undefined) return 'is missing';
  if (format === 1)
    return part.lines === undefined ? faultOfSize(facts.size, part) : faultOfLines(folder, part);
  return (await digestOf(createReadStream(file))) === sha256[part.path]
    ? undefined
    : 'was changed or damaged';
}

function faultOfSize(size: number, { bytes }: BackupPart): string | undefined {
  return size === bytes ? undefined : `has ${size} bytes instead of ${bytes}`;
}

async function faultOfLines(folder: string, part: BackupPart): Promise<string | undefined> {
  const backup = { folder, manifest: { recipients: [] }, identities: [] };
  let count = 0;
  try {
    for await (const line of readLines(backup, part.path)) if (line !== '') count += 1;
  } catch {
    return 'is damaged';
  }
  return count === part.lines ? undefined : `has ${count} rows instead of ${part.lines}`;
}
