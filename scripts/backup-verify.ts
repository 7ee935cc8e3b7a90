// npm run backup:verify -- <folder>: checks a backup without a database, for example after it was copied elsewhere.
import { verifyBackup } from '#server/db/backup/verify-backup.ts';

import { countRows, folderArgument } from './lib/backup-arguments.ts';
import { main } from './lib/main.ts';

await main(async () => {
  const folder = folderArgument('Name the folder of the backup: npm run backup:verify -- <folder>');
  const { tables, files, createdAt, format } = (await verifyBackup(folder)).manifest;
  console.log(
    `Complete and undamaged: ${countRows(tables)} rows and ${Object.keys(files).length} files of ${createdAt}.`,
  );
  if (format === 1) console.log('It has no checksums: only sizes and numbers of rows were compared.');
});
