import { constants } from 'node:fs';
import { copyFile, readdir, rm } from 'node:fs/promises';
import path from 'node:path';

import { compressFile } from './precompress.ts';

/**
 * Adds the assets of the Malayalam build to those of the English one, which one address serves, and compresses those
 * that are new. Their names have a hash of their content: the same name is the same file.
 */
export async function addToEnglishAssets(buildDirectory: string): Promise<void> {
  const own = path.join(buildDirectory, 'client/assets');
  const english = path.join(buildDirectory, '../client/assets');
  const known = new Set(await readdir(english));
  const added = (await readdir(own)).filter((name) => !known.has(name));
  await Promise.all(
    added.map(async (name) => {
      const file = path.join(english, name);
      await copyFile(path.join(own, name), file, constants.COPYFILE_EXCL);
      await compressFile(file);
    }),
  );
  // All other public files are the same.
  await rm(path.join(buildDirectory, 'client'), { recursive: true });
}
