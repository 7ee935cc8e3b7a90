// npm run backup -- <folder>: writes database and files to a new folder, whether the site is running or not.
import { writeBackup } from '#server/db/backup/write-backup.ts';

import { countRows, folderArgument } from './lib/backup-arguments.ts';
import { main } from './lib/main.ts';
import { withSite } from './lib/open-site.ts';

await main(async () => {
  const folder = folderArgument('Name a new folder: npm run backup -- <folder>');
  const { tables, files, missingFiles } = await withSite(({ databaseUrl, storage }) =>
    writeBackup({ databaseUrl, storage, folder }),
  );
  console.log(`Backed up ${countRows(tables)} rows and ${Object.keys(files).length} files into ${folder}.`);
  if (missingFiles.length > 0) console.log(`Not in the storage: ${missingFiles.length} files.`);
  console.log('Not in it: settings and keys (ENCRYPTION_KEYS or encryption.key). Keep those elsewhere.');
});
