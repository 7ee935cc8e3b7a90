import { describe, expect, it } from 'vitest';

import { compareWithTarget, heading, pageTargets, rateTarget } from './targets.ts';

describe('compareWithTarget', () => {
  it.each([
    [640, '640 ✓', true],
    [500, '500 ✓', true],
    [412, '412 ✗', false],
  ])('judges %d pages a second', (value, cell, reached) => {
    expect(compareWithTarget(value, rateTarget)).toEqual({ cell, reached });
  });

  it.each([Number.NaN, Infinity, undefined])('throws an error for %s, which is no figure', (value) => {
    expect(() => compareWithTarget(value, rateTarget)).toThrow(
      `The figure 'pages a second per core' could not be taken: ${value}`,
    );
    expect(() => compareWithTarget(value, pageTargets.shift)).toThrow(RangeError);
  });
});

it('heading names the figure and its limit', () => {
  expect(heading(pageTargets.html)).toBe('HTML ≤ 30.0 kB');
  expect(heading(pageTargets.shift)).toBe('CLS = 0');
});
