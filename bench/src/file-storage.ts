import os from 'node:os';
import path from 'node:path';

import { createFolderStorage } from '@sangamam/server/src/adapters/storage/folder-storage.ts';

/** The routes that are measured store no files; the folder is made only when one comes. */
export const storage = createFolderStorage(path.join(os.tmpdir(), 'sangamam-bench-files'));
