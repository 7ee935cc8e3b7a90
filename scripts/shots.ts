// npm run shots [-- --into <folder>] [--before <folder>] [names]: photographs every screen, and compares them with an earlier run.
import { existsSync } from 'node:fs';
import path from 'node:path';

import { Command } from 'commander';

import { main } from './lib/main.ts';
import { inRoot } from './lib/root.ts';
import { runCommand } from './lib/run-command.ts';

const command = new Command('npm run shots --')
  .description('Photographs every screen at 360 and 1440 px, light and dark.')
  .argument('[names...]', 'only screens whose names begin so, such as "packages" or "admin-hotel"')
  .option('--into <folder>', 'where the pictures go', inRoot('shots'))
  .option('--before <folder>', 'pictures of an earlier run: writes before-and-after.html with both');

await main(async () => {
  command.parse();
  const { into, before } = command.opts<{ into: string; before?: string }>();
  if (before !== undefined && !existsSync(before)) throw new Error(`There is no folder ${before}.`);
  const folder = path.resolve(into);
  const chosen = command.args.length > 0 ? ['--grep', `shots\\.spec\\.ts (${command.args.join('|')})`] : [];
  const taken = await runCommand(
    ['node', 'scripts/e2e.ts', '--shots', 'e2e/shots/shots.spec.ts', ...chosen],
    {
      env: { E2E_SHOTS_FOLDER: folder },
    },
  );
  const compared =
    before === undefined ||
    (await runCommand(['node', 'e2e/shots/write-sheet.ts', path.resolve(before), folder])).ok;
  if (!taken.ok || !compared) process.exitCode = 1;
});
