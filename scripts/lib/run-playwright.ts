import { readFileSync } from 'node:fs';
import path from 'node:path';

import { runCommand } from './run-command.ts';
import { withTemporaryFolder } from './temporary-folder.ts';
import { formatFailure, tallyOf, type Tally } from './tally/tally.ts';

/** A file or a group of tests in Playwright's JSON report. */
interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs: {
    title: string;
    file: string;
    tests: { projectName: string; status: string; results: { error?: { message?: string } }[] }[];
  }[];
}

/** The part of a JSON report of Playwright that this module reads. */
interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: PlaywrightSuite[];
  /** Errors outside any test, such as a server that did not start. */
  errors: { message?: string }[];
}

/**
 * Runs the journeys that `only` selects in Playwright's syntax, in the browser at `CHROMIUM_PATH`, and counts them. A journey
 * that needed a second try passed.
 */
export async function runPlaywright(
  only: readonly string[],
  settings: Readonly<Record<string, string>> = {},
): Promise<Tally> {
  return withTemporaryFolder(async (folder) => {
    const report = path.join(folder, 'playwright.json');
    const { ok } = await runCommand(
      ['playwright', 'test', '--config=e2e/playwright.config.ts', '--reporter=list,json', ...only],
      {
        env: {
          ...settings,
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
    const { stats, suites, errors } = JSON.parse(readFileSync(file, 'utf8')) as PlaywrightReport;
    const failures = [
      ...errors.map(({ message }) => formatFailure('playwright', 'outside the tests', message)),
      ...suites.flatMap((suite) => withStatus('unexpected', suite)),
    ];
    const flaky = suites.flatMap((suite) => withStatus('flaky', suite));
    return { passed: stats.expected + stats.flaky, failed: stats.unexpected, failures, flaky };
  } catch {
    return undefined;
  }
}

/** The tests of a suite with this result, each with its first error. */
function withStatus(wanted: 'unexpected' | 'flaky', { suites = [], specs }: PlaywrightSuite): string[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === wanted)
      .map(({ projectName, results }) =>
        formatFailure(`[${projectName}] ${file}`, title, results[0]?.error?.message),
      ),
  );
  return [...own, ...suites.flatMap((suite) => withStatus(wanted, suite))];
}
