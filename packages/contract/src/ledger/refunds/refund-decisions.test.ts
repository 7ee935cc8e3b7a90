import { expect, it } from 'vitest';

import {
  possibleRefundActions,
  refundActions,
  refundDecision,
  refundStates,
  stateAfterRefund,
  type RefundAction,
  type RefundState,
} from './refund-decisions.ts';

const covered: Record<RefundState, RefundAction[]> = {
  DUE: ['approve', 'donate', 'discard'],
  APPROVED: ['send', 'donate', 'discard'],
  SENT: ['finish', 'fail'],
  DONE: [],
  FAILED: [],
  DONATED: [],
  DISCARDED: [],
};

it.each(refundStates)('%s offers exactly what leads on from it', (state) => {
  expect(possibleRefundActions({ state, covered: true, gives: true })).toEqual(covered[state]);
});

it.each(refundStates)('%s whose money is due again can only be discarded before it is sent', (state) => {
  const left = covered[state].filter((action) => action === 'discard' || state === 'SENT');
  expect(possibleRefundActions({ state, covered: false, gives: true })).toEqual(left);
});

it('one of which all is kept is approved and finished: nothing is sent and nothing can be donated', () => {
  const of = (state: RefundState) => possibleRefundActions({ state, covered: true, gives: false });
  expect(of('DUE')).toEqual(['approve', 'discard']);
  expect(of('APPROVED')).toEqual(['finish', 'discard']);
  expect(possibleRefundActions({ state: 'APPROVED', covered: false, gives: false })).toEqual(['discard']);
});

it.each(refundActions)(
  '%s is already done in the state that it leads to, and else refused or possible',
  (action) => {
    const outcomes = refundStates.map(
      (state) => refundDecision(action, { state, covered: true, gives: true }).outcome,
    );
    expect(outcomes).toEqual(
      refundStates.map((state) => {
        if (state === stateAfterRefund[action]) return 'already-done';
        return covered[state].includes(action) ? 'possible' : 'refused';
      }),
    );
  },
);
