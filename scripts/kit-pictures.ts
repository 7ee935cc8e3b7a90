// npm run kit:pictures: takes the pictures of the kit anew, after a look was changed on purpose. Open them before you commit.
import { findBrowser } from './find-browser.ts';
import { main } from './lib/main.ts';
import { runCommand } from './lib/run-command.ts';

await main(async () => {
  await findBrowser();
  const { ok } = await runCommand(['vitest', 'run', '--project=kit', '--update']);
  if (!ok) process.exitCode = 1;
});
