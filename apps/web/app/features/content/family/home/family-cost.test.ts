import type { CataloguePackage } from '@sangamam/contract/conventions/packages/package';
import { describe, expect, it } from 'vitest';

import { agesOf, costsOf, type Family } from './family-cost.ts';

const anybody = { minPeople: null, maxPeople: null, minAge: null, maxAge: null };
const offered = (
  name: string,
  [price, cadPrice]: readonly [number, number],
  change: Partial<CataloguePackage> = {},
): CataloguePackage => ({
  _id: name,
  conventionId: 'c',
  name,
  price,
  cadPrice,
  shortDescription: '',
  benefits: [],
  offers: [],
  logoType: 'GOLD',
  placesLeft: null,
  eligibility: anybody,
  clearedOnParticipantChange: false,
  ...change,
});
const packages = [
  offered('Gold', [1_650, 2_250], { eligibility: { ...anybody, minPeople: 3, maxPeople: 8 } }),
  offered('Silver', [1_200, 1_650], {
    eligibility: { ...anybody, minPeople: 2, maxPeople: 5 },
    offers: [{ offerDescription: 'Early bird', salePrice: 1_050, cadSalePrice: 1_440 }],
  }),
  offered('Single', [500, 690], { eligibility: { ...anybody, minPeople: 1, maxPeople: 1 } }),
  offered('Senior', [300, 410], { eligibility: { ...anybody, minAge: 65 } }),
  offered('Young', [350, 480], { eligibility: { ...anybody, minAge: 18, maxAge: 35 } }),
  offered('Youth', [250, 340], { eligibility: { ...anybody, maxAge: 30 } }),
  offered('Guest', [0, 0], { eligibility: { ...anybody, minAge: 21 } }),
  offered('Last year', [100, 100], { placesLeft: 0 }),
];
const family: Family = { people: 4, ages: { min: null, max: null }, currency: 'USD' };

describe('what a package costs a family', () => {
  it.each<[string, Partial<Family>, [string, number, number][]]>([
    [
      'of four',
      {},
      [
        ['Gold', 1_650, 413],
        ['Silver', 1_050, 263],
      ],
    ],
    [
      'in Canada',
      { currency: 'CAD' },
      [
        ['Gold', 2_250, 563],
        ['Silver', 1_440, 360],
      ],
    ],
    ['of one', { people: 1 }, [['Single', 500, 500]]],
    ['of eight', { people: 8 }, [['Gold', 1_650, 206]]],
    ['of nine', { people: 9 }, []],
    [
      'of two who are all 65 or over',
      { people: 2, ages: { min: 65, max: null } },
      [
        ['Senior', 300, 150],
        ['Silver', 1_050, 525],
      ],
    ],
    [
      'of two who are all 30 or under',
      { people: 2, ages: { min: null, max: 30 } },
      [
        ['Youth', 250, 125],
        ['Silver', 1_050, 525],
      ],
    ],
    [
      'of two who are all 18 to 35',
      { people: 2, ages: { min: 18, max: 35 } },
      [
        ['Young', 350, 175],
        ['Silver', 1_050, 525],
      ],
    ],
  ])('%s, those for its ages first', (_who, change, costs) => {
    const found = costsOf(packages, { ...family, ...change });
    expect(found.map(({ name, price, each }) => [name, price, each])).toEqual(costs);
  });
});

it('ages are asked for where a package asks for them', () => {
  expect(agesOf(packages)).toEqual([
    { min: null, max: null },
    { min: null, max: 30 },
    { min: 18, max: 35 },
    { min: 65, max: null },
  ]);
  expect(agesOf(packages.slice(0, 3))).toEqual([]);
});
