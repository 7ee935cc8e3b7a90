import { fileURLToPath } from 'node:url';

import type { FileStorage } from './file-storage.ts';
import { createFolderStorage } from './folder-storage.ts';

/** Opens the storage at a `file:` or `s3:` address. What the latter needs is loaded only for it. */
export async function openStorage(storageUrl: string): Promise<FileStorage> {
  if (!storageUrl.startsWith('s3:')) return createFolderStorage(fileURLToPath(storageUrl));
  const { createS3Storage } = await import('./s3-storage.ts');
  return createS3Storage(storageUrl);
}
