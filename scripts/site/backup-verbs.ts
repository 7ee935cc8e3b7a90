import { readFile, writeFile } from 'node:fs/promises';

import type { Command } from 'commander';

import { identitiesIn, newKeyPair } from '#server/db/backup/backup-encryption.ts';
import { rehearseRestore } from '#server/db/backup/rehearse-restore.ts';
import { restoreBackup } from '#server/db/backup/restore-backup.ts';
import { openBackup, verifyBackup } from '#server/db/backup/verify-backup.ts';
import { writeBackup } from '#server/db/backup/write-backup.ts';
import { reasonOf } from '#server/describe-start-failure.ts';
import { readEnv } from '#server/env.ts';

import { withSite } from '../lib/open-site.ts';
import { SettingsError } from '../lib/settings-error.ts';

/** Backups of the database and the files. */
export function addBackupVerb(program: Command): void {
  const backup = program
    .command('backup')
    .description('write database and files to a new folder, whether the site is running or not')
    .argument('<folder>', 'a folder that does not exist yet')
    .helpCommand(false)
    .action(backUp);
  backup
    .command('verify')
    .description('check that a backup is complete and undamaged, without a database')
    .argument('<folder>', 'the folder of the backup')
    .option('--restore', 'restore it too, into a database of its own beside the site’s, and compare')
    .option('--identity <file>', 'the file with the private key of an encrypted backup')
    .action(verify);
  backup
    .command('keygen')
    .description('make a pair of keys for encrypted backups; it needs no site')
    .argument('<file>', 'a file that does not exist yet, for the private key')
    .action(makeKeys);
}

/** The way back from a backup. */
export function addRestoreVerb(program: Command): void {
  program
    .command('restore')
    .description('restore a backup into an empty database and an empty storage')
    .argument('<folder>', 'the folder of the backup')
    .option('--identity <file>', 'the file with the private key of an encrypted backup')
    .action(restore);
}

async function backUp(folder: string): Promise<void> {
  const { tables, files, missingFiles, recipients } = await withSite(({ env, databaseUrl, storage }) =>
    writeBackup({ databaseUrl, storage, folder, recipients: env.backupRecipients }),
  );
  console.log(`Backed up ${countRows(tables)} rows and ${Object.keys(files).length} files into ${folder}.`);
  if (missingFiles.length > 0) console.log(`Not in the storage: ${missingFiles.length} files.`);
  if (recipients.length > 0) console.log(`Encrypted for ${recipients.join(', ')}.`);
  console.log('Not in it: settings and keys (ENCRYPTION_KEYS or encryption.key). Keep those elsewhere.');
}

/** A pair of keys whose private one is written with mode 0600; only the public one is printed. */
async function makeKeys(file: string): Promise<void> {
  const { recipient, fileText } = await newKeyPair(new Date());
  await writeFile(file, fileText, { flag: 'wx', mode: 0o600 }).catch((cause: unknown) => {
    throw new SettingsError(`${file} could not be written: ${reasonOf(cause)}`, { cause });
  });
  console.log(`The private key is in ${file}. Keep it, and a copy on paper, away from the site’s machine:`);
  console.log('without it nobody can read the backups, and nobody can make it again.');
  console.log(`For the settings of the site:\n\nBACKUP_RECIPIENTS=${recipient}`);
}

/** The private keys of a file that was named, else those of the settings. */
async function identitiesOf(file: string | undefined): Promise<readonly string[]> {
  if (file === undefined) return readEnv(process.env).backupIdentities;
  try {
    return identitiesIn(await readFile(file, 'utf8'));
  } catch (cause) {
    throw new SettingsError(`--identity ${file}: ${reasonOf(cause)}`, { cause });
  }
}

interface VerifyOptions {
  restore?: boolean;
  identity?: string;
}

async function verify(
  folder: string,
  { restore: rehearses = false, identity }: VerifyOptions,
): Promise<void> {
  const backup = await verifyBackup(folder);
  const { tables, files, createdAt, format, recipients } = backup.manifest;
  console.log(
    `Complete and undamaged: ${countRows(tables)} rows and ${Object.keys(files).length} files of ${createdAt}.`,
  );
  if (format === 1) console.log('It has no checksums: only sizes and numbers of rows were compared.');
  if (recipients.length > 0) console.log(`It is encrypted for ${recipients.join(', ')}.`);
  if (identity === undefined && !rehearses) return;
  const opened = await openBackup(backup, await identitiesOf(identity));
  if (recipients.length > 0) console.log('The private key opens it.');
  if (!rehearses) return;
  await withSite(({ databaseUrl }) => rehearseRestore(databaseUrl, opened));
  console.log('Restored into a database of its own: every row and file came back as it is in the backup.');
}

async function restore(folder: string, { identity }: Pick<VerifyOptions, 'identity'>): Promise<void> {
  // Before an embedded database is created or started.
  const backup = await openBackup(await verifyBackup(folder), await identitiesOf(identity));
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
