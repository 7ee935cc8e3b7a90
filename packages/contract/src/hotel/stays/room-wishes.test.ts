import { describe, expect, it } from 'vitest';

import { joinBedTypes, splitBedTypes } from './room-wishes.ts';

describe('the beds of rooms', () => {
  it.each([
    [[], null],
    [['NO_WISH', 'NO_WISH'], null],
    [['KING', 'NO_WISH'], 'KING'],
    [['NO_WISH', 'TWO_QUEENS'], 'NO_WISH,TWO_QUEENS'],
  ] as const)('of %j are stored as %j', (wishes, stored) => {
    expect(joinBedTypes(wishes)).toBe(stored);
  });

  it('are those of as many rooms as there are, whatever was stored', () => {
    expect(splitBedTypes('KING,TWO_QUEENS', 3)).toEqual(['KING', 'TWO_QUEENS', 'NO_WISH']);
    expect(splitBedTypes('KING,TWO_QUEENS', 1)).toEqual(['KING']);
    expect(splitBedTypes('WATERBED', 1)).toEqual(['NO_WISH']);
    expect(splitBedTypes(null, 0)).toEqual([]);
  });
});
