import { listBackups } from './list-backups.ts';
import { rehearseRestore } from './rehearse-restore.ts';
import { openBackup, verifyBackup } from './verify-backup.ts';

/** What became of the rehearsal of the newest backup. */
export interface Rehearsal {
  /** Path of the backup. */
  folder: string;
  /** ISO time at which it was made. */
  createdAt: string;
  rows: number;
  files: number;
  /** `SEALED`: whole and undamaged, but encrypted, and its private key is not on this machine. */
  outcome: 'RESTORED' | 'SEALED';
}

/**
 * Restores the newest complete backup at a folder into a database of its own beside the site's, and compares. Answers
 * undefined while there is none.
 *
 * @throws Error when it is damaged, cannot be restored, or comes back changed
 */
export async function rehearseNewest(
  databaseUrl: string,
  { folder, identities }: { folder: string; identities: readonly string[] },
): Promise<Rehearsal | undefined> {
  const { complete } = await listBackups(folder);
  const [newest] = complete.toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime());
  if (newest === undefined) return undefined;
  const backup = await verifyBackup(newest.name);
  const { createdAt, tables, files, recipients } = backup.manifest;
  const isSealed = recipients.length > 0 && identities.length === 0;
  if (!isSealed) await rehearseRestore(databaseUrl, await openBackup(backup, identities));
  return {
    folder: newest.name,
    createdAt,
    rows: Object.values(tables).reduce((sum, count) => sum + count, 0),
    files: Object.keys(files).length,
    outcome: isSealed ? 'SEALED' : 'RESTORED',
  };
}
