import fc from 'fast-check';
import { expect, it } from 'vitest';

import { familiesOfFile } from './badge-runs.ts';

it('the families of a file have all of its badges, and none that has no badge in it', () => {
  const anyRun = fc.record({
    sizes: fc.array(fc.integer({ min: 0, max: 5 }), { maxLength: 20 }),
    most: fc.integer({ min: 1, max: 7 }),
    file: fc.integer({ min: 1, max: 6 }),
  });
  fc.assert(
    fc.property(anyRun, ({ sizes, most, file }) => {
      const families = sizes.map((badges, place) => ({ _id: String(place), badges }));
      const badgesOf = (ids: readonly string[]) =>
        ids.flatMap((id) => Array.from({ length: sizes[Number(id)] ?? 0 }, (_, badge) => `${id}.${badge}`));
      const first = (file - 1) * most;
      const wanted = badgesOf(families.map(({ _id }) => _id)).slice(first, first + most);
      const { ids, before } = familiesOfFile(families, first, most);
      expect(badgesOf(ids).slice(first - before, first - before + most)).toEqual(wanted);
      expect(new Set(ids)).toEqual(new Set(wanted.map((badge) => badge.split('.')[0])));
    }),
    { seed: 201, numRuns: 500 },
  );
});
