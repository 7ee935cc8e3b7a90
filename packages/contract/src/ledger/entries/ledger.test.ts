import { expect, it } from 'vitest';

import { heldIn, heldWhenSettled, isReversed, receivedIn, type LedgerEntry } from './ledger.ts';

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

it('what was received counts whether or not it was given back or kept since', () => {
  const back: LedgerEntry[] = [
    { kind: 'RECEIVED', amount: 100 },
    { kind: 'MOVED_IN', amount: 20 },
    { kind: 'REFUNDED', amount: -30 },
    { kind: 'FEE_KEPT', amount: -10 },
  ];
  expect(receivedIn(back)).toBe(120);
  expect(heldIn(back)).toBe(80);
});

it('what a payment has is settled by its approval, and by a correction after it', () => {
  const received: LedgerEntry = { kind: 'RECEIVED', amount: 90 };
  const approved: LedgerEntry = { kind: 'APPROVED', amount: 0 };
  const refunded: LedgerEntry = { kind: 'REFUNDED', amount: -40 };
  const corrected: LedgerEntry = { kind: 'CORRECTED', amount: -10 };
  expect(heldWhenSettled([])).toBeUndefined();
  expect(heldWhenSettled([received, corrected])).toBeUndefined();
  expect(heldWhenSettled([received, corrected, refunded])).toBeUndefined();
  expect(heldWhenSettled([approved, received, refunded])).toBe(0);
  expect(heldWhenSettled([received, approved, refunded])).toBe(90);
  expect(heldWhenSettled([received, approved, corrected, refunded])).toBe(80);
  expect(heldWhenSettled([received, approved, refunded, approved, refunded])).toBe(50);
});
