import { expect, it } from 'vitest';

import { highestOf, roundUp } from './plot-data.ts';

it.each([
  [0, 10],
  [10, 10],
  [11, 20],
  [210, 500],
  [501, 1_000],
  [1_000, 1_000],
])('the axis of bars up to %d ends at %d', (highest, top) => {
  expect(roundUp(highest)).toBe(top);
});

it('the highest value is that of a stack of bars, and of one point of a line', () => {
  const data = {
    series: [],
    format: String,
    points: [
      { key: 'a', label: 'a', values: [2, 3] },
      { key: 'b', label: 'b', values: [4, null] },
    ],
  };
  expect([highestOf(data, 'bars'), highestOf(data, 'lines')]).toEqual([5, 4]);
});
