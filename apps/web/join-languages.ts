// node join-languages.ts: makes the builds of both languages one, once both are there.
import { constants } from 'node:fs';
import { copyFile, readdir, rm } from 'node:fs/promises';
import path from 'node:path';

import { precompress } from './precompress.ts';

const english = path.join(import.meta.dirname, 'build/client');
const malayalam = path.join(import.meta.dirname, 'build/ml/client');

// One address serves the assets of both. Their names have a hash of their content: the same name is the same file.
const known = new Set(await readdir(path.join(english, 'assets')));
const added = (await readdir(path.join(malayalam, 'assets'))).filter((name) => !known.has(name));
await Promise.all(
  added.map((name) =>
    copyFile(
      path.join(malayalam, 'assets', name),
      path.join(english, 'assets', name),
      constants.COPYFILE_EXCL,
    ),
  ),
);
// All other public files are the same.
await rm(malayalam, { recursive: true });
await precompress(english);
