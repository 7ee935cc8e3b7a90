import { describe, expect, it } from 'vitest';

import { possibleSlipActions, slipState } from './slip-state.ts';

describe('the state of a deposit slip', () => {
  const day = '2026-03-05';
  it.each([
    [false, false, null, 'OPEN', ['mark-at-bank', 'take-back']],
    [false, false, day, 'AT_BANK', ['mark-at-bank', 'take-back']],
    [false, true, null, 'DEPOSITED', []],
    [false, true, day, 'DEPOSITED', []],
    [true, false, null, 'TAKEN_BACK', []],
    [true, false, day, 'TAKEN_BACK', []],
  ] as const)(
    'taken back %s, matched %s, at the bank on %s is %s with its actions',
    (isTakenBack, isMatched, atBankOn, state, actions) => {
      expect(slipState({ isTakenBack, isMatched, atBankOn })).toBe(state);
      expect(possibleSlipActions(state)).toEqual(actions);
    },
  );
});
