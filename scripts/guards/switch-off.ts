import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { inRoot } from '../lib/root.ts';
import { captureOutput } from '../lib/run-command.ts';
import { tallyFileVariable } from '../lib/tally/tally-reporter.ts';
import type { Tally } from '../lib/tally/tally.ts';
import { withTemporaryFolder } from '../lib/temporary-folder.ts';
import type { Guard, LocatedGuard } from './guard.ts';

/**
 * Switches a guard off in the working tree, runs its test and switches it on again, also when interrupted. Returns
 * whether an assertion failed; a file that does not load does not count as a failure.
 */
export async function failsWithout(guard: Guard, { sourceFile, testFile }: LocatedGuard): Promise<boolean> {
  const file = inRoot(sourceFile);
  const source = readFileSync(file, 'utf8');
  const restore = () => writeFileSync(file, source);
  const stop = () => {
    restore();
    process.exit(130);
  };
  process.once('SIGINT', stop).once('SIGTERM', stop);
  writeFileSync(
    file,
    source.replace(guard.code, () => guard.off),
  );
  try {
    const { passed, failed, failures } = await runTest(testFile, guard.title);
    if (passed + failed === 0) throw new Error(`No test of ${testFile} is called “${guard.title}”`);
    return failed > failures.filter((failure) => failure.includes('› does not load')).length;
  } finally {
    restore();
    process.off('SIGINT', stop).off('SIGTERM', stop);
  }
}

/** Finds a test by its title; the placeholders of `it.each` stand for anything. */
const patternOf = (title: string) =>
  title
    .split(/%[sdifjop]|\$[\w.]+/u)
    .map((part) => part.replaceAll(/[$()*+.?[\\\]^{|}]/gu, String.raw`\$&`))
    .join('.*');

function runTest(testFile: string, title: string | undefined): Promise<Tally> {
  return withTemporaryFolder(async (folder) => {
    const tallyFile = path.join(folder, 'tally.json');
    const { output } = await captureOutput(
      [
        'vitest',
        'run',
        testFile,
        ...(title === undefined ? [] : ['--testNamePattern', patternOf(title)]),
        `--reporter=${inRoot('scripts/lib/tally/tally-reporter.ts')}`,
      ],
      { env: { TMPDIR: folder, [tallyFileVariable]: tallyFile } },
    );
    try {
      return JSON.parse(readFileSync(tallyFile, 'utf8')) as Tally;
    } catch {
      throw new Error(`${testFile} did not run:\n${output}`);
    }
  });
}
