import { expect, it } from 'vitest';

import { lowestPrice, pricesOf, rarestFirst, sharedBenefits } from './package-comparison.ts';

const costing = (price: number, placesLeft: number | null = null) => ({
  price,
  cadPrice: price * 2,
  offers: [],
  placesLeft,
});

it("prices are today's and the list's, in the family's currency", () => {
  const offered = {
    price: 1200,
    cadPrice: 1645,
    offers: [{ offerDescription: '', salePrice: 1050, cadSalePrice: 1440 }],
  };
  expect(pricesOf(offered, 'USD')).toEqual({ now: 1050, list: 1200 });
  expect(pricesOf(offered, 'CAD')).toEqual({ now: 1440, list: 1645 });
});

it.each([
  ['of three packages', [['room', 'meals'], ['meals', 'room', 'photo'], ['meals']], ['meals']],
  ['of one package: nothing is compared', [['room']], []],
  ['that have nothing in common', [['room'], ['meals']], []],
])('shared benefits %s', (_name, benefits, shared) => {
  expect(sharedBenefits(benefits.map((each) => ({ benefits: each })))).toEqual(shared);
});

it('what only one package has stands before what most have, otherwise in the order of the package', () => {
  const packages = [
    { benefits: ['room', 'meals', 'front rows', 'photo'] },
    { benefits: ['room', 'meals', 'photo'] },
    { benefits: ['meals'] },
  ];
  expect(packages.map(({ benefits }) => rarestFirst(benefits, packages))).toEqual([
    ['front rows', 'room', 'photo', 'meals'],
    ['room', 'photo', 'meals'],
    ['meals'],
  ]);
});

it.each([
  ['the cheaper one', [costing(300), costing(200)], 200],
  ['not one that is sold out', [costing(300), costing(400), costing(200, 0)], 300],
  ['not one that is free', [costing(300), costing(400), costing(0)], 300],
  ['none where all cost the same', [costing(300), costing(300)], undefined],
  ['none of one', [costing(300)], undefined],
])('the lowest price: %s', (_name, packages, lowest) => {
  expect(lowestPrice(packages, 'USD')).toBe(lowest);
});
