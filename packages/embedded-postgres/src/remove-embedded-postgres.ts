import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';

import { lockDirectory } from './lock-directory.ts';
import { stopOrphan } from './shut-down.ts';

/**
 * Deletes the embedded database under `dataDir`, including one whose server outlived its process.
 *
 * @throws DirectoryInUseError while a process uses it.
 */
export async function removeEmbeddedPostgres(dataDir: string): Promise<void> {
  const directory = path.join(path.resolve(dataDir), 'postgres');
  if (!existsSync(directory)) return;
  const hold = await lockDirectory(directory);
  try {
    await stopOrphan(path.join(directory, 'cluster'));
    rmSync(directory, { recursive: true, force: true });
  } finally {
    await hold.release();
  }
}
