import { stat } from 'node:fs/promises';
import path from 'node:path';

import { knowsMigration } from '#server/db/migrate/schema-version.ts';

import {
  digestOf,
  partsOf,
  readLines,
  readManifest,
  type BackupManifest,
  type BackupPart,
} from './backup-folder.ts';

/** How many damaged files are named. */
const mostNamed = 20;

/** A backup that was found complete and undamaged. */
export interface VerifiedBackup {
  folder: string;
  manifest: BackupManifest;
}

/**
 * Checks a backup without touching any database: that this version can read it, and that every file of its manifest is
 * there with the content that was written. Backups of format 1 have no checksums: their sizes and numbers of rows are
 * compared.
 *
 * @throws Error naming the damaged and missing files, or saying why this version cannot read the backup
 */
export async function verifyBackup(folder: string): Promise<VerifiedBackup> {
  const manifest = await readManifest(folder);
  if (!knowsMigration(manifest.migration))
    throw new Error(`${folder} was made by another or a newer version: this one does not know its schema`);
  const faults: string[] = [];
  for (const part of partsOf(manifest)) {
    const fault = await faultOf(path.join(folder, part.path), part, manifest);
    if (fault !== undefined) faults.push(`${part.path} ${fault}`);
  }
  if (faults.length > 0) throw new Error(sentence(folder, faults));
  return { folder, manifest };
}

function sentence(folder: string, faults: readonly string[]): string {
  const lines = faults.slice(0, mostNamed).map((fault) => `  - ${fault}`);
  if (faults.length > mostNamed) lines.push(`  and ${faults.length - mostNamed} more`);
  return [`${folder} holds a damaged backup:`, ...lines].join('\n');
}

async function faultOf(
  file: string,
  part: BackupPart,
  { format, sha256 }: BackupManifest,
): Promise<string | undefined> {
  const facts = await stat(file).catch(() => undefined);
  if (facts === undefined) return 'is missing';
  if (format === 1)
    return part.lines === undefined ? faultOfSize(facts.size, part) : faultOfLines(file, part);
  return (await digestOf(file)) === sha256[part.path] ? undefined : 'was changed or damaged';
}

function faultOfSize(size: number, { bytes }: BackupPart): string | undefined {
  return size === bytes ? undefined : `has ${size} bytes instead of ${bytes}`;
}

async function faultOfLines(file: string, { lines }: BackupPart): Promise<string | undefined> {
  let count = 0;
  try {
    for await (const line of readLines(file)) if (line !== '') count += 1;
  } catch {
    return 'is damaged';
  }
  return count === lines ? undefined : `has ${count} rows instead of ${lines}`;
}
