import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';

import { manifestFile, readManifest } from './backup-folder.ts';
import type { KnownBackup } from './retention.ts';

/** The backups at a folder, which is one itself or has some below. Names are paths. */
export interface BackupList {
  complete: KnownBackup[];
  /** Folders without a readable manifest: a backup that is being written, or half of one. */
  incomplete: string[];
}

/** @throws Error when the folder cannot be read */
export async function listBackups(folder: string): Promise<BackupList> {
  const isBackup = (await stat(manifestFile(folder)).catch(() => undefined)) !== undefined;
  const entries = isBackup ? [] : await readdir(folder, { withFileTypes: true });
  const folders = isBackup
    ? [folder]
    : entries.filter((entry) => entry.isDirectory()).map(({ name }) => path.join(folder, name));
  const read = await Promise.all(
    folders.map(async (name) => ({ name, manifest: await readManifest(name).catch(() => undefined) })),
  );
  return {
    complete: read.flatMap(({ name, manifest }) =>
      manifest === undefined ? [] : [{ name, createdAt: new Date(manifest.createdAt) }],
    ),
    incomplete: read.filter(({ manifest }) => manifest === undefined).map(({ name }) => name),
  };
}

/** When the newest complete backup at a folder was made: the epoch without any, undefined without a folder. */
export async function newestBackup(folder: string | undefined): Promise<Date | undefined> {
  if (folder === undefined) return undefined;
  const { complete } = await listBackups(folder);
  return new Date(Math.max(0, ...complete.map(({ createdAt }) => createdAt.getTime())));
}
