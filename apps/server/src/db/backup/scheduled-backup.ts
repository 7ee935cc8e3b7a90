import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';

import type { FileStorage } from '#server/adapters/storage/file-storage.ts';
import { connectClient } from '#server/db/connection/connect-client.ts';

import { listBackups } from './list-backups.ts';
import { expiredBackups, type Retention } from './retention.ts';
import { verifyBackup } from './verify-backup.ts';
import { writeBackup } from './write-backup.ts';

/** Where scheduled backups go, and how many of them stay. */
export interface BackupPlan {
  /** Absolute path. Each backup is a folder below it, named by its time. */
  folder: string;
  keep: Retention;
  /** Public keys of age that they are encrypted for; none by default. */
  recipients?: readonly string[];
}

/** What a scheduled backup did. */
export interface ScheduledBackup {
  /** Path of the new backup. */
  folder: string;
  rows: number;
  files: number;
  /** Paths of backups that were removed because no rule keeps them. */
  removed: string[];
}

/** Folders that a scheduled backup makes: `2027-02-01T08-17-00Z`. Others below the folder are nobody's business. */
const scheduledName = /^\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}Z$/u;

// Any number that all processes agree on.
const backupLock = 727_364_627;

/**
 * Writes a backup, reads it back, and only then removes the ones that no rule keeps. What an interrupted one left is
 * removed first. Answers undefined while another process does the same.
 *
 * @throws Error when the backup cannot be written or does not verify; older backups are then untouched
 */
export async function runScheduledBackup(
  { databaseUrl, storage }: { databaseUrl: string; storage: FileStorage },
  { folder, keep, recipients = [] }: BackupPlan,
  now: () => Date,
): Promise<ScheduledBackup | undefined> {
  const client = await connectClient(databaseUrl, 'sangamam backup lock');
  try {
    const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_lock($1) as locked', [
      backupLock,
    ]);
    if (rows[0]?.locked !== true) return undefined;
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const before = await listBackups(folder);
    for (const left of before.incomplete.filter(isScheduled)) await rm(left, { recursive: true });
    const name = `${now().toISOString().slice(0, 19).replaceAll(':', '-')}Z`;
    const to = path.join(folder, name);
    await writeBackup({ databaseUrl, storage, folder: to, recipients });
    const { manifest } = await verifyBackup(to);
    const { complete } = await listBackups(folder);
    const removed = expiredBackups(
      complete.filter((backup) => isScheduled(backup.name)),
      keep,
    ).map((backup) => backup.name);
    for (const expired of removed) await rm(expired, { recursive: true });
    return {
      folder: to,
      rows: Object.values(manifest.tables).reduce((sum, count) => sum + count, 0),
      files: Object.keys(manifest.files).length,
      removed,
    };
  } finally {
    // The lock ends with its session.
    await client.end();
  }
}

function isScheduled(folder: string): boolean {
  return scheduledName.test(path.basename(folder));
}
