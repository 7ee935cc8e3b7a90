import os from 'node:os';
import path from 'node:path';

import { createFolderStorage } from '@sangamam/server/src/adapters/storage/folder-storage.ts';

/** The measured routes store no files; the folder is created only when a file is stored. */
export const storage = createFolderStorage(path.join(os.tmpdir(), 'sangamam-bench-files'));
