import { expect, it } from 'vitest';

import { feePartOf, feesHeld, sumEntries } from './book-columns.ts';

const payment = { net: 1_000, fee: 30 };

it.each([
  ['less than the price', 400, 0],
  ['the price', 1_000, 0],
  ['a part of the fee', 1_010, 10],
  ['all that is due', 1_030, 30],
  ['too much', 1_500, 30],
])('of %s held, the fee is counted last', (_what, held, fees) => {
  expect(feesHeld(held, payment)).toBe(fees);
});

it('the parts of all entries are the fees held', () => {
  const amounts = [600, 500, -80, 100, -1_120];
  let held = 0;
  const parts = amounts.map((amount) => {
    const part = feePartOf(held, amount, payment);
    held += amount;
    return part;
  });
  expect(parts).toEqual([0, 30, -10, 10, -30]);
});

it('sums a day by what its amounts mean', () => {
  expect(
    sumEntries([
      { kind: 'REPORTED', amount: 0, fee: 0 },
      { kind: 'RECEIVED', amount: 1_500, fee: 30 },
      { kind: 'CORRECTED', amount: -1_350, fee: -30 },
      { kind: 'RECEIVED', amount: 1_000, fee: 0 },
      { kind: 'REVERSED', amount: -1_000, fee: 0 },
      { kind: 'REFUNDED', amount: -20, fee: 0 },
    ]),
  ).toEqual({
    moneyIn: 2_500,
    corrected: -1_350,
    reversed: -1_000,
    refunded: -20,
    moved: 0,
    kept: 0,
    fees: 0,
    net: 130,
    expectedDeposit: 1_150,
  });
});
