import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { runCommand } from './run-command.ts';
import { tallyOf, type Tally } from './tally.ts';

/** The part of a JSON report of Vitest that is read here. */
interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
}

/** Runs the Vitest projects of these names and counts their tests. */
export async function runVitest(projects: string[]): Promise<Tally> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'sangamam-report-'));
  const report = path.join(folder, 'vitest.json');
  try {
    const { ok } = await runCommand([
      'vitest',
      'run',
      ...projects.map((project) => `--project=${project}`),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ]);
    return tallyOf(readReport(report), ok);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
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
