import { listBackups } from '#server/db/backup/list-backups.ts';

import { failure, ok, warning, type Finding } from './finding.ts';
import type { Limits } from './limits.ts';

const advice = 'Set BACKUP_DIR, or run npm run site -- backup <folder> regularly and verify what it wrote.';

/** Age of the newest complete backup: `folder` is one, or has some. */
export async function checkBackups(
  folder: string | undefined,
  now: Date,
  { staleBackupMs, oldBackupMs }: Pick<Limits, 'staleBackupMs' | 'oldBackupMs'>,
): Promise<Finding[]> {
  if (folder === undefined)
    return [
      warning(
        'backups',
        'The age of the backups was not checked.',
        'Set BACKUP_DIR for backups every night; or name the folder of your own: doctor --backups <folder>',
      ),
    ];
  const { complete, incomplete } = await listBackups(folder);
  const newest = Math.max(...complete.map(({ createdAt }) => createdAt.getTime()));
  const findings = incomplete.map((name) =>
    warning('backups', `${name} has no complete backup.`, 'Remove it, if no backup is being written there.'),
  );
  if (complete.length === 0) return [...findings, failure('backups', `${folder} has no backup.`, advice)];
  const age = now.getTime() - newest;
  const message = `The newest of ${complete.length} backups is of ${new Date(newest).toISOString()}.`;
  if (age > oldBackupMs) return [...findings, failure('backups', message, advice)];
  return [...findings, age > staleBackupMs ? warning('backups', message, advice) : ok('backups', message)];
}
