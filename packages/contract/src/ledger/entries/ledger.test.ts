import { expect, it } from 'vitest';

import { heldIn, isReversed, type LedgerEntry } from './ledger.ts';

const bounced: LedgerEntry[] = [
  { kind: 'REPORTED', amount: 0 },
  { kind: 'RECEIVED', amount: 1_500 },
  { kind: 'CORRECTED', amount: -1_350 },
  { kind: 'APPROVED', amount: 0 },
  { kind: 'REVERSED', amount: -150 },
];

it('what is held is the sum of the entries', () => {
  expect(heldIn([])).toBe(0);
  expect(heldIn(bounced.slice(0, 4))).toBe(150);
  expect(heldIn(bounced)).toBe(0);
});

it('a payment is reversed once it has a counter-entry that says so', () => {
  expect(isReversed(bounced.slice(0, 4))).toBe(false);
  expect(isReversed(bounced)).toBe(true);
});
