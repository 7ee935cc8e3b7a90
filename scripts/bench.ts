// Measures the production build, which it writes when its sources have changed: the first argument names the bench.
import { findBrowser, waysToShell } from './find-browser.ts';
import { main } from './lib/main.ts';
import { runCommand } from './lib/run-command.ts';
import { buildIfStale } from './lib/builds.ts';

const [bench = '', ...rest] = process.argv.slice(2);

await main(async () => {
  await buildIfStale();
  await findBrowser({ skip: waysToShell });
  const { ok } = await runCommand(['node', `bench/src/${bench}.ts`, ...rest]);
  if (!ok) process.exitCode = 1;
});
