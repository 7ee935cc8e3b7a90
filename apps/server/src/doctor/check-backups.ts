import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';

import { manifestFile, readManifest } from '#server/db/backup/backup-folder.ts';

import { failure, ok, warning, type Finding } from './finding.ts';
import type { Limits } from './limits.ts';

const advice = 'Run npm run site -- backup <folder> regularly, and verify what it wrote.';

/** Age of the newest complete backup: `folder` is one, or has some. */
export async function checkBackups(
  folder: string | undefined,
  now: Date,
  { staleBackupMs, oldBackupMs }: Pick<Limits, 'staleBackupMs' | 'oldBackupMs'>,
): Promise<Finding[]> {
  if (folder === undefined)
    return [
      warning('backups', 'The age of the backups was not checked.', 'Name their folder: --backups <folder>'),
    ];
  const { complete, incomplete } = await listBackups(folder);
  const newest = Math.max(...complete.map(({ createdAt }) => Date.parse(createdAt)));
  const findings = incomplete.map((name) =>
    warning('backups', `${name} has no complete backup.`, 'Remove it, if no backup is being written there.'),
  );
  if (complete.length === 0) return [...findings, failure('backups', `${folder} has no backup.`, advice)];
  const age = now.getTime() - newest;
  const message = `The newest of ${complete.length} backups is of ${new Date(newest).toISOString()}.`;
  if (age > oldBackupMs) return [...findings, failure('backups', message, advice)];
  return [...findings, age > staleBackupMs ? warning('backups', message, advice) : ok('backups', message)];
}

async function listBackups(folder: string) {
  const isBackup = (await stat(manifestFile(folder)).catch(() => undefined)) !== undefined;
  const entries = isBackup ? [] : await readdir(folder, { withFileTypes: true });
  const folders = isBackup
    ? [folder]
    : entries.filter((entry) => entry.isDirectory()).map(({ name }) => path.join(folder, name));
  const read = await Promise.all(
    folders.map(async (each) => ({ each, manifest: await readManifest(each).catch(() => undefined) })),
  );
  return {
    complete: read.flatMap(({ manifest }) => (manifest === undefined ? [] : [manifest])),
    incomplete: read.filter(({ manifest }) => manifest === undefined).map(({ each }) => each),
  };
}
