// npm run e2e [-- playwright's arguments]: journeys in a browser against the production build. With --shots: screenshots
// instead.
import path from 'node:path';

import { findBrowser } from './find-browser.ts';
import { main } from './lib/main.ts';
import { runCommand } from './lib/run-command.ts';
import { withTemporaryFolder } from './lib/temporary-folder.ts';
import { buildIfStale } from './lib/builds.ts';

await main(async () => {
  await buildIfStale();
  await findBrowser();
  const given = process.argv.slice(2);
  const shots = given.includes('--shots');
  const rest = given.filter((argument) => argument !== '--shots');
  const project = shots ? ['--project=shots'] : [];
  const { ok } = await withTemporaryFolder((folder) =>
    runCommand(['playwright', 'test', '--config=e2e/playwright.config.ts', ...project, ...rest], {
      env: { E2E_DATA_DIR: path.join(folder, 'data') },
    }),
  );
  if (!ok) process.exitCode = 1;
});
