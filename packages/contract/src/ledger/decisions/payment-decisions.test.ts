import { describe, expect, it } from 'vitest';

import { paymentStatuses } from '../../orders/order-status.ts';
import { movableOf } from '../entries/refund-due.ts';
import {
  paymentDecision,
  possiblePaymentActions,
  type PaymentAction,
  type PaymentDecisionFacts,
} from './payment-decisions.ts';

const combinations: PaymentDecisionFacts[] = paymentStatuses.flatMap((state) =>
  [0, 40, 100].flatMap((held) =>
    [true, false].map((orderIsActive) => ({
      state,
      held,
      due: 100,
      reserved: 0,
      orderIsActive,
      reversed: false,
    })),
  ),
);

describe.each(combinations)('$state, $held of 100 held, order active: $orderIsActive', (facts) => {
  const { state, held, orderIsActive } = facts;
  const actions = possiblePaymentActions(facts);
  const isOpen = state === 'PENDING_PAYMENT_APPROVAL' || state === 'PAYMENT_RECEIVED';

  it('is declined and rejected only while nothing is held, the order is active and nothing is decided', () => {
    const may = isOpen && held === 0 && orderIsActive;
    expect([actions.includes('decline'), actions.includes('reject')]).toEqual([may, may]);
  });

  it('is reversed when something is held or it is approved, and corrected when something is held', () => {
    expect(actions.includes('reverse')).toBe(held > 0 || state === 'PAYMENT_APPROVED');
    expect(actions.includes('correct')).toBe(held > 0);
  });

  it('is received and approved in one step while something is missing of an open payment', () => {
    expect(actions.includes('receive-and-approve')).toBe(isOpen && orderIsActive && held < 100);
  });

  it('takes money while it is open, and is approved on an active order', () => {
    expect(actions.includes('receive')).toBe(isOpen);
    expect(actions.includes('approve')).toBe(isOpen && orderIsActive);
  });
});

describe('the decision table of payments', () => {
  const facts: PaymentDecisionFacts = {
    state: 'PENDING_PAYMENT_APPROVAL',
    held: 0,
    due: 100,
    reserved: 0,
    orderIsActive: true,
    reversed: false,
  };
  const no = { outcome: 'refused', code: 'TRANSITION_NOT_POSSIBLE' };
  const yes = { outcome: 'possible', needsReason: false };
  const done = { outcome: 'already-done' };

  it.each<[PaymentAction, string, Partial<PaymentDecisionFacts>, unknown]>([
    ['receive-and-approve', 'with something missing', { held: 99 }, yes],
    ['receive-and-approve', 'with all of it', { held: 100 }, no],
    ['approve', 'with all of it', { held: 100 }, yes],
    ['approve', 'with too much', { held: 101 }, yes],
    ['approve', 'with something missing', { held: 99 }, { outcome: 'possible', needsReason: true }],
    ['approve', 'approved already', { state: 'PAYMENT_APPROVED', orderIsActive: false }, done],
    ['approve', 'declined', { state: 'PAYMENT_DECLINED' }, no],
    ['decline', 'reported', {}, yes],
    ['decline', 'declined already', { state: 'PAYMENT_DECLINED' }, done],
    ['decline', 'reversed', { state: 'PAYMENT_DECLINED', reversed: true }, no],
    ['decline', 'rejected', { state: 'PAYMENT_REJECTED' }, no],
    ['decline', 'of which something is held', { held: 1 }, no],
    ['reject', 'reported', {}, yes],
    ['reject', 'rejected already', { state: 'PAYMENT_REJECTED' }, done],
    ['reject', 'declined', { state: 'PAYMENT_DECLINED' }, no],
    ['reject', 'of which something is held', { held: 1 }, no],
    ['reverse', 'approved with nothing to pay', { state: 'PAYMENT_APPROVED', due: 0 }, yes],
    ['reverse', 'reversed already', { state: 'PAYMENT_DECLINED', reversed: true }, done],
    ['reverse', 'declined', { state: 'PAYMENT_DECLINED' }, no],
  ])('%s of a payment %s', (action, _state, changed, decision) => {
    expect(paymentDecision(action, { ...facts, ...changed })).toEqual(decision);
  });
});

it('an open refund keeps its money from being reversed, moved or refunded again', () => {
  const paid = {
    state: 'PAYMENT_APPROVED',
    reversed: false,
    held: 100,
    due: 100,
    reserved: 100,
    orderIsActive: false,
  } as const;
  expect(possiblePaymentActions(paid)).toEqual(['correct']);
  expect(paymentDecision('reverse', paid)).toEqual({ outcome: 'refused', code: 'REFUND_OPEN' });
  expect(possiblePaymentActions({ ...paid, reserved: 60 })).toEqual(['refund', 'move', 'correct']);
});

it('of an approved payment only what is too much is moved', () => {
  const paid = {
    state: 'PAYMENT_APPROVED',
    reversed: false,
    due: 100,
    reserved: 0,
    orderIsActive: true,
  } as const;
  expect(possiblePaymentActions({ ...paid, held: 100 })).toEqual(['correct', 'reverse']);
  expect(movableOf({ ...paid, held: 130 })).toBe(30);
  expect(movableOf({ ...paid, held: 130, state: 'PAYMENT_RECEIVED' })).toBe(130);
});

it('a reversed payment is left alone until money comes back to it', () => {
  const reversed = {
    state: 'PAYMENT_DECLINED',
    reversed: true,
    due: 100,
    reserved: 0,
    orderIsActive: true,
  } as const;
  expect(possiblePaymentActions({ ...reversed, held: 0 })).toEqual([]);
  expect(possiblePaymentActions({ ...reversed, held: 40 })).toEqual(['refund', 'move', 'correct', 'reverse']);
});
