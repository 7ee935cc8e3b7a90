import { describe, expect, it } from 'vitest';

import { median, printRatio, spreadOf, spreadOfRounds } from './spread.ts';

describe('median', () => {
  it.each([
    [[3, 1, 2], 2],
    [[4, 1, 3, 2], 3],
  ])('of %j is %d', (values, middle) => {
    expect(median(values)).toBe(middle);
  });

  it.each([[[]], [[1, Number.NaN, 2]], [[1, Infinity, 2]]])('of %s throws an error', (values) => {
    expect(() => median(values)).toThrow(RangeError);
  });
});

describe('spreadOfRounds', () => {
  it('pools all rounds and reports how much leaving one out changes', () => {
    const greatest = (rounds: readonly number[][]) => Math.max(...rounds.flat());
    expect(spreadOfRounds([[1, 2], [9], [3]], greatest)).toEqual({ median: 9, low: 3, high: 9 });
  });
});

describe('printRatio', () => {
  const spread = spreadOf([0.9, 0.8, 0.86]);

  it.each([
    [undefined, '0.86 (0.80 to 0.90)'],
    [{ atLeast: 0.75 }, '0.86 (0.80 to 0.90) ✓'],
    [{ atLeast: 0.95 }, '0.86 (0.80 to 0.90) ✗'],
    [{ atMost: 0.95 }, '0.86 (0.80 to 0.90) ✓'],
    [{ atMost: 0.75 }, '0.86 (0.80 to 0.90) ✗'],
  ])('with target %j prints the figure and its spread', (target, text) => {
    expect(printRatio(spread, target)).toBe(text);
  });

  it('does not print a target as met where the spread covers it', () => {
    expect(printRatio(spread, { atLeast: 0.85 })).toBe('undecided: 0.80 to 0.90');
  });
});
