import { expect, it } from 'vitest';

import { sumOf, tallyLine, tallyOf, type Tally } from './tally.ts';

it.each<[string, Tally | undefined, boolean, Tally]>([
  ['all passed', { passed: 3, failed: 0 }, true, { passed: 3, failed: 0 }],
  ['some failed', { passed: 3, failed: 2 }, false, { passed: 3, failed: 2 }],
  ['all passed, then it crashed', { passed: 3, failed: 0 }, false, { passed: 3, failed: 1 }],
  ['it ran nothing and was content', { passed: 0, failed: 0 }, true, { passed: 0, failed: 1 }],
  ['it left no report', undefined, true, { passed: 0, failed: 1 }],
  ['it left no report and failed', undefined, false, { passed: 0, failed: 1 }],
])('%s', (_name, reported, ok, expected) => {
  expect(tallyOf(reported, ok)).toStrictEqual(expected);
});

it('sums over all runners', () => {
  expect(
    tallyLine(
      sumOf([
        { passed: 3, failed: 0 },
        { passed: 4, failed: 1 },
      ]),
    ),
  ).toBe('7 passed, 1 failed');
});
