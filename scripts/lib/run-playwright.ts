import { readFileSync } from 'node:fs';
import path from 'node:path';

import { runCommand } from './run-command.ts';
import { withTemporaryFolder } from './temporary-folder.ts';
import { tallyOf, type Tally } from './tally.ts';

/** The part of a JSON report of Playwright that is read here. */
interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
}

/**
 * Runs the journeys, or those that `only` names as Playwright takes it, in the browser that `CHROMIUM_PATH` names, and
 * counts them. One that needed a second try passed.
 */
export async function runPlaywright(only: readonly string[] = []): Promise<Tally> {
  return withTemporaryFolder(async (folder) => {
    const report = path.join(folder, 'playwright.json');
    const { ok } = await runCommand(
      ['playwright', 'test', '--config=e2e/playwright.config.ts', '--reporter=list,json', ...only],
      {
        env: {
          TMPDIR: folder,
          PLAYWRIGHT_JSON_OUTPUT_FILE: report,
          E2E_DATA_DIR: path.join(folder, 'data'),
        },
      },
    );
    return tallyOf(readReport(report), ok);
  });
}

function readReport(file: string): Tally | undefined {
  try {
    const { stats } = JSON.parse(readFileSync(file, 'utf8')) as PlaywrightReport;
    return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
  } catch {
    return undefined;
  }
}
