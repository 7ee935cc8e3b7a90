import { expect, it } from 'vitest';

import {
  cheapestFirst,
  lowestPrice,
  rarestFirst,
  sharedBenefits,
  sharedExceptOne,
} from './package-comparison.ts';

const costing = (price: number, placesLeft: number | null = null) => ({
  price,
  cadPrice: price * 2,
  offers: [],
  placesLeft,
});

it.each([
  ['of three packages', [['room', 'meals'], ['meals', 'room', 'photo'], ['meals']], ['meals']],
  ['of one package: nothing is compared', [['room']], []],
  ['that have nothing in common', [['room'], ['meals']], []],
])('shared benefits %s', (_name, benefits, shared) => {
  expect(sharedBenefits(benefits.map((each) => ({ benefits: each })))).toEqual(shared);
});

const day = { benefits: ['lunch'] };
const gold = { benefits: ['room', 'meals', 'photo'] };

it.each([
  [
    'the day visit',
    [gold, day, { benefits: ['meals', 'room'] }],
    { without: day, benefits: ['room', 'meals'] },
  ],
  [
    'the day visit, not what it has itself',
    [gold, { benefits: ['photo'] }, gold],
    { without: { benefits: ['photo'] }, benefits: ['room', 'meals'] },
  ],
  [
    'the one without which most is in common',
    [gold, { benefits: ['room'] }, { benefits: ['room', 'meals'] }],
    { without: { benefits: ['room'] }, benefits: ['meals'] },
  ],
  ['none of two packages', [gold, day], undefined],
  ['none where all have the same', [gold, gold, gold], undefined],
  ['none where nothing is in common', [gold, day, { benefits: ['bus'] }], undefined],
])('what all have but one leaves out %s', (_name, packages, shared) => {
  expect(sharedExceptOne(packages)).toEqual(shared);
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

it('packages begin with the cheapest of today, and end with those that are sold out', () => {
  const packages = [costing(1450), costing(100, 0), costing(240), costing(1050, 2)];
  expect(cheapestFirst(packages, 'USD').map(({ price }) => price)).toEqual([240, 1050, 1450, 100]);
  expect(cheapestFirst(packages, 'CAD').map(({ cadPrice }) => cadPrice)).toEqual([480, 2100, 2900, 200]);
});
