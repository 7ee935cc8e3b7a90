import type { Command } from 'commander';

import { rehearseRestore } from '#server/db/backup/rehearse-restore.ts';
import { restoreBackup } from '#server/db/backup/restore-backup.ts';
import { verifyBackup } from '#server/db/backup/verify-backup.ts';
import { writeBackup } from '#server/db/backup/write-backup.ts';

import { withSite } from '../lib/open-site.ts';

/** Backups of the database and the files. */
export function addBackupVerbs(program: Command): void {
  program
    .command('backup')
    .description('write database and files to a new folder, whether the site is running or not')
    .argument('<folder>', 'a folder that does not exist yet')
    .helpCommand(false)
    .action(backUp)
    .command('verify')
    .description('check that a backup is complete and undamaged, without a database')
    .argument('<folder>', 'the folder of the backup')
    .option('--restore', 'restore it too, into a database of its own beside the site’s, and compare')
    .action(verify);
  program
    .command('restore')
    .description('restore a backup into an empty database and an empty storage')
    .argument('<folder>', 'the folder of the backup')
    .action(restore);
}

async function backUp(folder: string): Promise<void> {
  const { tables, files, missingFiles } = await withSite(({ databaseUrl, storage }) =>
    writeBackup({ databaseUrl, storage, folder }),
  );
  console.log(`Backed up ${countRows(tables)} rows and ${Object.keys(files).length} files into ${folder}.`);
  if (missingFiles.length > 0) console.log(`Not in the storage: ${missingFiles.length} files.`);
  console.log('Not in it: settings and keys (ENCRYPTION_KEYS or encryption.key). Keep those elsewhere.');
}

async function verify(folder: string, { restore: rehearses = false }: { restore?: boolean }): Promise<void> {
  const backup = await verifyBackup(folder);
  const { tables, files, createdAt, format } = backup.manifest;
  console.log(
    `Complete and undamaged: ${countRows(tables)} rows and ${Object.keys(files).length} files of ${createdAt}.`,
  );
  if (format === 1) console.log('It has no checksums: only sizes and numbers of rows were compared.');
  if (!rehearses) return;
  await withSite(({ databaseUrl }) => rehearseRestore(databaseUrl, backup));
  console.log('Restored into a database of its own: every row and file came back as it is in the backup.');
}

async function restore(folder: string): Promise<void> {
  // Before an embedded database is created or started.
  const backup = await verifyBackup(folder);
  const { tables, files } = await withSite(
    ({ databaseUrl, storage }) => restoreBackup({ databaseUrl, storage, backup }),
    { needs: 'NEW' },
  );
  console.log(`Restored and checked ${countRows(tables)} rows and ${Object.keys(files).length} files.`);
  console.log('Mails that had not left wait for a decision at /admin/outbox.');
}

/** Rows of all tables together. */
function countRows(tables: Readonly<Record<string, number>>): number {
  return Object.values(tables).reduce((sum, count) => sum + count, 0);
}
