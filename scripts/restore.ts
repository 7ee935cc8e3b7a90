// npm run restore -- <folder>: restores a backup into an empty database and an empty storage.
import { restoreBackup } from '#server/db/backup/restore-backup.ts';
import { verifyBackup } from '#server/db/backup/verify-backup.ts';

import { countRows, folderArgument } from './lib/backup-arguments.ts';
import { main } from './lib/main.ts';
import { withSite } from './lib/open-site.ts';

await main(async () => {
  // Before an embedded database is created or started.
  const backup = await verifyBackup(
    folderArgument('Name the folder of the backup: npm run restore -- <folder>'),
  );
  const { tables, files } = await withSite(
    ({ databaseUrl, storage }) => restoreBackup({ databaseUrl, storage, backup }),
    { mayCreate: true },
  );
  console.log(`Restored and checked ${countRows(tables)} rows and ${Object.keys(files).length} files.`);
  console.log('Mails that had not left wait for a decision at /admin/outbox.');
});
