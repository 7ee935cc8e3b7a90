// npm run bench:opening: plays the minute in which registration opens against the production build.
import { main } from './lib/main.ts';
import { runCommand } from './lib/run-command.ts';
import { buildWebIfStale } from './lib/web-build.ts';

await main(async () => {
  await buildWebIfStale();
  const { ok } = await runCommand(['node', 'bench/src/opening.ts']);
  if (!ok) process.exitCode = 1;
});
