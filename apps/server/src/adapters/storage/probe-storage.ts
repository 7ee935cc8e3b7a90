import { randomUUID } from 'node:crypto';
import { text } from 'node:stream/consumers';

import type { FileStorage } from './file-storage.ts';

/** The place where uploads go does not work. The message names the setting and the reason. */
class StorageUnusableError extends Error {
  override readonly name = 'StorageUnusableError';
}

/**
 * Writes, reads and removes a small file, so that a wrong address or missing rights show at the start and not at the
 * first upload.
 *
 * @throws StorageUnusableError
 */
export async function probeStorage(storage: FileStorage, storageUrl: string): Promise<void> {
  const key = `pr/${randomUUID()}`;
  try {
    await storage.put(key, Buffer.from('probe'));
    const read = await text(await storage.read(key));
    await storage.remove(key);
    if (read !== 'probe') throw new Error('it answers something else than was written');
  } catch (cause) {
    const [place = ''] = storageUrl.split('?');
    throw new StorageUnusableError(`The file storage at ${place} (STORAGE_URL) cannot be used`, { cause });
  }
}
