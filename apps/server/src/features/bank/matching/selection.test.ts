import { expect, it } from 'vitest';

import { createSelection } from './selection.ts';

it('takes the places with the most weight, of equal ones those that got some first, and begins anew', () => {
  const selection = createSelection(20);
  for (let round = 1; round <= 3; round += 1) {
    const sums = new Map<number, number>();
    for (let step = 0; step < 40; step += 1) {
      const weight = 1 + ((step * round) % 3);
      const places = Array.from({ length: 5 }, (_, at) => (step * 7 + at * 11 * round) % 97);
      selection.add(places, weight);
      for (const place of places) sums.set(place, (sums.get(place) ?? 0) + weight);
    }
    const best = [...sums].toSorted(([, a], [, b]) => b - a).map(([place]) => place);
    expect(best.length).toBeGreaterThan(20);
    expect(selection.takeBest()).toEqual(best.slice(0, 20));
  }
  expect(selection.takeBest()).toEqual([]);
});
