// npm run files:sweep [-- --above-ceiling]: runs the nightly comparison of files and rows now.
import { sweepFiles } from '#server/features/files/storage/sweep-files.ts';

import { main } from './lib/main.ts';
import { withContext } from './lib/open-site.ts';

await main(async () => {
  const aboveCeiling = process.argv.includes('--above-ceiling');
  const { stopped, missing, ...counts } = await withContext((ctx) => sweepFiles(ctx, { aboveCeiling }));
  if (stopped !== undefined) throw new Error(stopped);
  console.log(
    `To the trash: ${counts.trashed}. Back from it: ${counts.restored}. Removed: ${counts.removed}. Missing: ${missing.length}.`,
  );
});
