import { expect, it } from 'vitest';

import { editDistance } from './edit-distance.ts';
import { createNeighbourIndex } from './neighbour-index.ts';

/** Texts of few letters, so that many are one error apart. */
const letters = ['', 'a', 'b', 'c'];
const texts = letters.flatMap((first) =>
  ['a', 'b', '1'].flatMap((second) =>
    letters.flatMap((third) => ['', 'b', 'ca'].map((end) => first + second + third + end)),
  ),
);

it('finds exactly the stored texts that are at most one error away', () => {
  const stored = [...new Set(texts)].filter((_, at) => at % 3 > 0);
  const index = createNeighbourIndex();
  for (const text of stored) index.add(text);
  for (const text of [...texts, 'zab', 'a1z', 'abcabc', 'x']) {
    const near = stored.filter((other) => editDistance(text, other, 1) <= 1);
    expect(index.near(text).toSorted()).toEqual(near.toSorted());
  }
});

it('finds what was stored after it was asked', () => {
  const index = createNeighbourIndex();
  expect(index.near('tom')).toEqual([]);
  index.add('toms');
  expect(index.near('tom')).toEqual(['toms']);
});
