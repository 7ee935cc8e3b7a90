import { describe, expect, it } from 'vitest';

import { envelopeDifferences, envelopeOf } from './envelope.ts';

const money = [
  { kind: 'CHECK', currency: 'USD', amount: 900 },
  { kind: 'CASH', currency: 'USD', amount: 40 },
  { kind: 'CHECK', currency: 'CAD', amount: 700 },
  { kind: 'CHECK', currency: 'USD', amount: 100 },
] as const;

it('adds checks and cash of each currency', () => {
  expect(envelopeOf(money)).toEqual([
    { currency: 'USD', checks: 1_000, cash: 40 },
    { currency: 'CAD', checks: 700, cash: 0 },
  ]);
  expect(envelopeOf([])).toEqual([]);
});

describe('the difference between noted and counted', () => {
  const noted = envelopeOf(money);

  it('is nothing where they are equal, and where nothing was noted or counted', () => {
    expect(envelopeDifferences(noted, noted)).toEqual([]);
    expect(envelopeDifferences([], [{ currency: 'USD', checks: 0, cash: 0 }])).toEqual([]);
  });

  it('is negative for what is missing, also where checks and cash make up for each other', () => {
    expect(
      envelopeDifferences(noted, [
        { currency: 'USD', checks: 900, cash: 140 },
        { currency: 'CAD', checks: 700, cash: 0 },
      ]),
    ).toEqual([{ currency: 'USD', checks: -100, cash: 100 }]);
    expect(envelopeDifferences(noted, [{ currency: 'USD', checks: 1_000, cash: 40 }])).toEqual([
      { currency: 'CAD', checks: -700, cash: 0 },
    ]);
  });
});
