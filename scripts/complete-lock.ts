// npm run lock: regenerates package-lock.json from the package.json files, with the packages of every platform. With
// --check it only reports what is missing.
import { readFileSync, writeFileSync } from 'node:fs';

import { completeLockFile, type LockFile } from './lib/lock-file.ts';
import { main } from './lib/main.ts';
import { inRoot } from './lib/root.ts';

await main(() => {
  const file = inRoot('package-lock.json');
  const lock = JSON.parse(readFileSync(file, 'utf8')) as LockFile;
  const added = completeLockFile(lock);
  if (added.length === 0) return;
  if (process.argv.includes('--check')) {
    throw new Error(
      `package-lock.json lacks these, and npm ci will refuse it (npm run lock):\n${added.join('\n')}`,
    );
  }
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
  console.log(`Added ${added.length} packages for other platforms`);
});
