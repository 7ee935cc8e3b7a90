import { expect, it } from 'vitest';

import { paymentObstacle, type PaymentUndoFacts } from '../ledger/undo/payment-undo.ts';
import { undoDecision, type UndoFacts } from './undoable-decision.ts';

const decidedAt = new Date('2027-02-01T20:00:00.000Z');
const facts: UndoFacts = { decidedAt, undone: false, obstacle: null };
const payment: PaymentUndoFacts = { isLatest: true, isDeposited: false, priceStands: true, reserved: 0 };
const after = (seconds: number) => new Date(decidedAt.getTime() + seconds * 1_000);
const since = (changes: Partial<PaymentUndoFacts>) => ({
  obstacle: paymentObstacle({ ...payment, ...changes }),
});

it.each<[string, Partial<UndoFacts>, number, string]>([
  ['at once', {}, 0, 'possible'],
  ['after 59 seconds', {}, 59, 'possible'],
  ['after a minute', {}, 60, 'UNDO_TOO_LATE'],
  ['a second time, however late', { undone: true }, 3_600, 'already-done'],
  ['after something else was decided or happened', { obstacle: 'CONFLICT' }, 5, 'CONFLICT'],
  ['a payment as it was decided', since({}), 5, 'possible'],
  ['after something else happened to the payment', since({ isLatest: false }), 5, 'CONFLICT'],
  ['after its check was put on a deposit slip', since({ isDeposited: true }), 5, 'CONFLICT'],
  ['after the price changed', since({ priceStands: false }), 5, 'CONFLICT'],
  ['while a refund is open', since({ reserved: 10 }), 5, 'REFUND_OPEN'],
])('undoing %s', (_when, changes, seconds, expected) => {
  const decision = undoDecision({ ...facts, ...changes }, after(seconds));
  expect(decision.outcome === 'refused' ? decision.code : decision.outcome).toBe(expected);
});
