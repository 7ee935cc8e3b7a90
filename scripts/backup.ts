// npm run backup -- <folder>: writes database and files to a new folder, whether the site is running or not.
import { writeBackup } from '#server/db/backup/write-backup.ts';

import { main } from './lib/main.ts';
import { withSite } from './lib/open-site.ts';

await main(async () => {
  const [folder] = process.argv.slice(2);
  if (folder === undefined || folder.startsWith('-'))
    throw new Error('Name a new folder: npm run backup -- <folder>');
  const { tables, files, missingFiles } = await withSite(({ databaseUrl, storage }) =>
    writeBackup({ databaseUrl, storage, folder }),
  );
  const rows = Object.values(tables).reduce((sum, count) => sum + count, 0);
  console.log(`Backed up ${rows} rows and ${Object.keys(files).length} files into ${folder}.`);
  if (missingFiles.length > 0) console.log(`Not in the storage: ${missingFiles.length} files.`);
  console.log('Not in it: settings and keys (ENCRYPTION_KEYS or encryption.key). Keep those elsewhere.');
});
