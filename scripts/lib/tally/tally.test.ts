import { expect, it } from 'vitest';

import { formatFailure, sumTallies, summaryOf, tallyLine, tallyOf, type Tally } from './tally.ts';

const tally = (passed: number, failed: number, failures: string[] = []): Tally => ({
  passed,
  failed,
  failures,
  flaky: [],
});
const brokeOff = 'the runner ended with an error although no test failed';
const ranNothing = 'the runner ran nothing';

it.each<[string, Tally | undefined, boolean, Tally]>([
  ['all passed', tally(3, 0), true, tally(3, 0)],
  ['some failed', tally(3, 2, ['✗ a', '✗ b']), false, tally(3, 2, ['✗ a', '✗ b'])],
  ['all passed, then it crashed', tally(3, 0), false, tally(3, 1, [brokeOff])],
  ['it ran nothing and was content', tally(0, 0), true, tally(0, 1, [ranNothing])],
  ['it left no report', undefined, true, tally(0, 1, [ranNothing])],
  ['it left no report and failed', undefined, false, tally(0, 1, [ranNothing])],
])('the tally of a runner: %s', (_name, reported, ok, expected) => {
  expect(tallyOf(reported, ok)).toStrictEqual(expected);
});

it('a tally sums the results of all runners', () => {
  expect(tallyLine(sumTallies([tally(3, 0), tally(4, 1)]))).toBe('7 passed, 1 failed');
});

it('a tally keeps file, title and first lines of a failure, without colours', () => {
  const message = [
    '\u001B[31mexpected 1\u001B[39m',
    ...Array.from({ length: 40 }, (_, line) => `at line ${line}`),
  ].join('\n');
  const lines = formatFailure('a.test.ts', 'adds', message).split('\n');
  expect(lines.slice(0, 2)).toStrictEqual(['a.test.ts › adds', '    expected 1']);
  expect(lines).toHaveLength(13);
});

it('a tally contains the failures of all runners', () => {
  const failing = tally(0, 1, ['✗ a']);
  expect(sumTallies([failing, tally(1, 0), failing]).failures).toStrictEqual(['✗ a', '✗ a']);
});

it('the summary lists failed tests after flaky ones, and is empty where all passed at once', () => {
  expect(summaryOf({ failures: ['✗ a'], flaky: ['✗ b'] })).toBe(
    ['', '── passed on the second try', '✗ b', '', '── failures', '✗ a'].join('\n'),
  );
  expect(summaryOf({ failures: [], flaky: [] })).toBe('');
});
