import { readFileSync } from 'node:fs';

import { inRoot } from '../lib/root.ts';
import { captureOutput } from '../lib/run-command.ts';

/** A line of production code that protects something, and the test that must fail without it. */
export interface Guard {
  /** What it protects against. */
  name: string;
  /** The code itself; it must occur exactly once in the sources, so that it is found after a file has moved. */
  code: string;
  /** The replacement that switches the guard off. */
  off: string;
  /** Name of the test file, without folders. */
  testFile: string;
  /** Part of the test's title; without it the whole file runs. */
  title?: string;
}

/** The files of the guard's code and of its test. Paths are relative to the repository. */
export interface LocatedGuard {
  sourceFile: string;
  testFile: string;
}

/**
 * Finds the files of guards.
 *
 * @throws Error for code that does not occur exactly once in the sources, a test file that is missing or ambiguous, or
 * a title that is not in it
 */
export async function createLocator(): Promise<(guard: Guard) => LocatedGuard> {
  const { output } = await captureOutput(['git', 'ls-files', '--', 'apps', 'packages']);
  const files = output.split('\n').filter((file) => /\.tsx?$/u.test(file));
  const isTest = (file: string) => /\.test\.tsx?$/u.test(file);
  const sources = files
    .filter((file) => /\/(?:src|app)\//u.test(file) && !isTest(file))
    .map((file) => ({ file, text: readFileSync(inRoot(file), 'utf8') }));
  return ({ name, code, testFile, title = '' }) => {
    const holding = sources.filter(({ text }) => text.includes(code));
    const [source] = holding;
    const occurrences = source === undefined ? 0 : source.text.split(code).length - 1;
    if (source === undefined || holding.length > 1 || occurrences !== 1) {
      const where = holding.map(({ file }) => file).join(', ') || 'no file';
      throw new Error(`The code of the guard "${name}" must be in the sources once; it is in ${where}.`);
    }
    const tests = files.filter((file) => isTest(file) && file.endsWith(`/${testFile}`));
    const [test] = tests;
    if (test === undefined || tests.length > 1)
      throw new Error(`The guard "${name}" names ${testFile}; there are ${tests.length} such files.`);
    if (!readFileSync(inRoot(test), 'utf8').includes(title))
      throw new Error(`The guard "${name}" names the test "${title}", which is not in ${test}.`);
    return { sourceFile: source.file, testFile: test };
  };
}
