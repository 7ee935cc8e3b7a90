// npm run restore -- <folder>: restores a backup into an empty database and an empty storage.
import { restoreBackup } from '#server/db/backup/restore-backup.ts';

import { main } from './lib/main.ts';
import { withSite } from './lib/open-site.ts';

await main(async () => {
  const [folder] = process.argv.slice(2);
  if (folder === undefined || folder.startsWith('-'))
    throw new Error('Name the folder of the backup: npm run restore -- <folder>');
  const { tables, files } = await withSite(({ databaseUrl, storage }) =>
    restoreBackup({ databaseUrl, storage, folder }),
  );
  const rows = Object.values(tables).reduce((sum, count) => sum + count, 0);
  console.log(`Restored and checked ${rows} rows and ${Object.keys(files).length} files.`);
  console.log('Mails that had not left wait for a decision at /admin/outbox.');
});
