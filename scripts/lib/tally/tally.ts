import { stripVTControlCharacters } from 'node:util';

/** How many units passed and failed: tests, or checks. */
export interface Tally {
  passed: number;
  failed: number;
  /** Failures in a few lines each, repeated at the end of a long run. */
  failures: readonly string[];
  /** Tests that passed only on the second try: not failures, but they need attention. */
  flaky: readonly string[];
}

/** The tally of an empty run. */
const emptyTally: Tally = { passed: 0, failed: 0, failures: [], flaky: [] };

/** The lines of a failure's message that fit into a summary. */
const summaryLines = 12;
/** A page that does not match is a single long line. */
const summaryWidth = 300;

/**
 * One entry of the summary: the test's location, its title, and the beginning of its message without terminal colours
 * and stack frames of libraries.
 */
export function formatFailure(place: string, title: string, message = ''): string {
  const lines = stripVTControlCharacters(message)
    .trim()
    .split('\n')
    .filter((line) => !line.includes('/node_modules/'))
    .slice(0, summaryLines)
    .map((line) => line.slice(0, summaryWidth));
  return [`${place} › ${title}`, ...lines.map((line) => `    ${line}`)].join('\n');
}

/** The sum of the tallies of all runners. */
export function sumTallies(tallies: Tally[]): Tally {
  return tallies.reduce(
    (sum, each) => ({
      passed: sum.passed + each.passed,
      failed: sum.failed + each.failed,
      failures: [...sum.failures, ...each.failures],
      flaky: [...sum.flaky, ...each.flaky],
    }),
    emptyTally,
  );
}

/**
 * Combines a runner's report with its exit code: a runner that crashed, or ran nothing, counts as a failure even when
 * none of its tests failed.
 */
export function tallyOf(reported: Tally | undefined, ok: boolean): Tally {
  const tally = reported ?? emptyTally;
  const silent = tally.passed + tally.failed === 0;
  if (tally.failed > 0 || (ok && !silent)) return tally;
  const reason = silent ? 'ran nothing' : 'ended with an error although no test failed';
  return { ...tally, failed: 1, failures: [`the runner ${reason}`] };
}

/** The lines before the closing line: every failure, and every test that needed a second try. */
export function summaryOf({ failures, flaky }: Pick<Tally, 'failures' | 'flaky'>): string {
  const section = (title: string, entries: readonly string[]) =>
    entries.length === 0 ? [] : ['', `── ${title}`, ...entries];
  return [...section('passed on the second try', flaky), ...section('failures', failures)].join('\n');
}

/** The closing line of a run. */
export function tallyLine({ passed, failed }: Pick<Tally, 'passed' | 'failed'>): string {
  return `${passed} passed, ${failed} failed`;
}
