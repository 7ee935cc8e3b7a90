import { expect, it } from 'vitest';

import { highestOf, roundUp, topOf } from './plot-data.ts';

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

const barsOf = (values: readonly number[]) => ({
  series: [],
  format: String,
  points: values.map((value, at) => ({ key: String(at), label: '', values: [value] })),
});

it.each([
  ['one day is far above all others', [90, 40, 5_000, 70, 10], 100],
  ['two days are', [90, 4_800, 5_000, 70, 10], 5_000],
  ['the highest is near the others', [90, 40, 250, 70, 10], 500],
  ['all others are empty', [0, 0, 5_000, 0, 0], 5_000],
  ['there are few bars', [10, 5_000], 5_000],
])('the axis of bars, of which %s, ends where the others can be told apart', (_, values, top) => {
  expect(topOf(barsOf(values), 'bars')).toBe(top);
});

it('no line is cut off', () => {
  expect(topOf(barsOf([90, 40, 5_000, 70, 10]), 'lines')).toBe(5_000);
});
