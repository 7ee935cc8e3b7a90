import { expect, test } from 'vitest';

import { hasFallen, recordedLeast } from './recorded-ratios.ts';

const name = 'read: participants';
const rounds = (low: number, median: number, high: number) => ({ name, ratio: { low, median, high } });

test('a ratio has fallen only when its best round is below the worst that was recorded', () => {
  const least = recordedLeast(name);
  expect(hasFallen(rounds(0.2, 0.3, least - 0.01))).toBe(true);
  expect(hasFallen(rounds(0.2, 0.3, least))).toBe(false);
  expect(hasFallen(rounds(least, 1, 1.2))).toBe(false);
});

test('a route without a recorded ratio is not passed over', () => {
  expect(() => hasFallen({ ...rounds(1, 1, 1), name: 'read: something new' })).toThrow(
    'No ratio is recorded',
  );
});
