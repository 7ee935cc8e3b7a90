import { writeFileSync } from 'node:fs';
import path from 'node:path';

import type { Reporter, SerializedError, TestCase, TestModule } from 'vitest/node';

import { root } from '../root.ts';
import { formatFailure, type Tally } from './tally.ts';

/** The file to which the reporter writes its `Tally` as JSON. */
export const tallyFileVariable = 'TALLY_FILE';

/** A worker whose test left something open can block the end of the run although every result is known. */
const exitWithinMs = 60_000;

function endHangingRun(): void {
  console.warn(
    `The tests are over, but a worker did not end within ${exitWithinMs / 1000} s: the run ends without it.`,
  );
  process.exit();
}

/**
 * A Vitest reporter that counts tests, files that do not load and errors outside any test, and lists why each failed.
 */
export default class TallyReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly SerializedError[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const failures = [
      ...modules.flatMap(loadingFailures),
      ...tests.filter((test) => test.result().state === 'failed').map(testFailure),
      ...unhandledErrors.map((error) =>
        formatFailure('vitest', 'error outside the tests', error.stack ?? error.message),
      ),
    ];
    const tally: Tally = {
      passed: tests.filter((test) => test.result().state === 'passed').length,
      failed: failures.length,
      failures,
      flaky: tests
        .filter((test) => test.diagnostic()?.flaky === true)
        .map((test) => formatFailure(placeOf(test.module), test.fullName)),
    };
    const file = process.env[tallyFileVariable];
    if (file !== undefined) writeFileSync(file, JSON.stringify(tally));
    setTimeout(endHangingRun, exitWithinMs).unref();
  }
}

function loadingFailures(module: TestModule): string[] {
  const errors = [...module.errors(), ...[...module.children.allSuites()].flatMap((suite) => suite.errors())];
  return errors.map((error) => formatFailure(placeOf(module), 'does not load', error.stack ?? error.message));
}

function testFailure(test: TestCase): string {
  const [error] = test.result().errors ?? [];
  return formatFailure(placeOf(test.module), test.fullName, error?.stack ?? error?.message);
}

function placeOf(module: TestModule): string {
  return path.relative(root, module.moduleId);
}
