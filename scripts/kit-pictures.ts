// npm run kit:pictures: takes the pictures of the kit anew, after a look was changed on purpose. Open them before you commit.
import { writeFileSync } from 'node:fs';

import { findBrowser } from './find-browser.ts';
import { describeBrowser } from './lib/describe-browser.ts';
import { main } from './lib/main.ts';
import { inRoot } from './lib/root.ts';
import { runCommand } from './lib/run-command.ts';

await main(async () => {
  const { path: browser } = await findBrowser();
  writeFileSync(inRoot('apps/web/kit/pictures/browser.txt'), `${describeBrowser(browser)}\n`);
  const { ok } = await runCommand(['vitest', 'run', '--project=kit', '--update']);
  if (!ok) process.exitCode = 1;
});
