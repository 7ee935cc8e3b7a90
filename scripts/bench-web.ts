// npm run bench:web [-- pages]: measures the production build, as visitors get it, against its targets.
import { findBrowser, waysToShell } from './find-browser.ts';
import { main } from './lib/main.ts';
import { runCommand } from './lib/run-command.ts';
import { buildWebIfStale } from './lib/web-build.ts';

await main(async () => {
  await buildWebIfStale();
  await findBrowser({ skip: waysToShell });
  const { ok } = await runCommand(['node', 'bench/src/web.ts', ...process.argv.slice(2)]);
  if (!ok) process.exitCode = 1;
});
