import { stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import { openStorage } from '#server/adapters/storage/open-storage.ts';
import { probeStorage } from '#server/adapters/storage/probe-storage.ts';
import type { Context } from '#server/db/context.ts';
import { readStorageMark } from '#server/features/files/storage/storage-owner.ts';

import { failure, ok, warning, type Finding } from './finding.ts';

/** Writes, reads and removes a small file. A folder that is not there yet is left so. */
export async function checkStorage(storageUrl: string): Promise<Finding[]> {
  if (storageUrl.startsWith('file:') && !(await isFolder(fileURLToPath(storageUrl))))
    return [
      failure(
        'storage',
        `There is no folder ${fileURLToPath(storageUrl)} for files.`,
        'Set STORAGE_URL (or DATA_DIR) as for the site; a new site creates it at its first start.',
      ),
    ];
  await probeStorage(await openStorage(storageUrl), storageUrl);
  return [ok('storage', 'A file was written, read and removed.')];
}

async function isFolder(folder: string): Promise<boolean> {
  const facts = await stat(folder).catch(() => undefined);
  return facts?.isDirectory() === true;
}

/** Whether the files belong to the database. */
export async function checkStorageMark(ctx: Context): Promise<Finding[]> {
  const mark = await readStorageMark(ctx);
  if (mark === 'OURS') return [ok('storage mark', 'The file storage belongs to this database.')];
  if (mark === 'NONE')
    return [
      warning(
        'storage mark',
        'The file storage has no mark of its site yet.',
        'The next start or nightly comparison sets it; if the site has run here, check STORAGE_URL.',
      ),
    ];
  return [
    failure(
      'storage mark',
      'The file storage belongs to another database.',
      'Check DATABASE_URL and STORAGE_URL; to hand it over on purpose, see Files in docs/operations.md.',
    ),
  ];
}
