import type { Command } from 'commander';

import { compareFiles, sweepFiles } from '#server/features/files/storage/sweep-files.ts';

import { withContext } from '../lib/open-site.ts';

/** Stored files and the rows that refer to them. */
export function addFilesVerbs(program: Command): void {
  const files = program
    .command('files')
    .description('stored files: compare them with the database')
    .helpCommand(false);
  files
    .command('check')
    .description(
      'count missing files and files without a row, and change nothing; exit code 1 if any is missing',
    )
    .action(check);
  files
    .command('sweep')
    .description('run the nightly comparison now: files without a row go to the trash for four weeks')
    .option('--above-ceiling', 'move them even when there are suspiciously many')
    .action(sweep);
}

async function check(): Promise<void> {
  const { stored, unknown, missing } = await withContext((ctx) => compareFiles(ctx));
  console.log(`Stored: ${stored}. Without a row: ${unknown.length}. Missing: ${missing.length}.`);
  if (missing.length > 0) {
    console.log('Restore the missing ones from a backup, or bring the right storage back (STORAGE_URL).');
    process.exitCode = 1;
  }
}

async function sweep({ aboveCeiling = false }: { aboveCeiling?: boolean }): Promise<void> {
  const { stopped, missing, ...counts } = await withContext((ctx) => sweepFiles(ctx, { aboveCeiling }));
  if (stopped !== undefined) throw new Error(stopped);
  console.log(
    `To the trash: ${counts.trashed}. Back from it: ${counts.restored}. Removed: ${counts.removed}. Missing: ${missing.length}.`,
  );
}
