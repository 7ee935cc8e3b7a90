import { readFileSync } from 'node:fs';
import path from 'node:path';

import { runCommand } from './run-command.ts';
import { tallyOf, type Tally } from './tally.ts';
import { withTemporaryFolder } from './temporary-folder.ts';

/** The part of a JSON report of Vitest that is read here. */
interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
}

/** Runs the Vitest projects of these names and counts their tests. */
export async function runVitest(projects: string[]): Promise<Tally> {
  return withTemporaryFolder(async (folder) => {
    const report = path.join(folder, 'vitest.json');
    const { ok } = await runCommand(
      [
        'vitest',
        'run',
        ...projects.map((project) => `--project=${project}`),
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
      ],
      { env: { TMPDIR: folder } },
    );
    return tallyOf(readReport(report), ok);
  });
}

function readReport(file: string): Tally | undefined {
  try {
    const report = JSON.parse(readFileSync(file, 'utf8')) as VitestReport;
    // A file that does not load has no tests in the report; it counts as one that failed.
    const broken = report.testResults.filter(
      ({ status, assertionResults }) =>
        status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
    );
    return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length };
  } catch {
    return undefined;
  }
}
