import { describe, expect, it } from 'vitest';

import type { OrderFacts } from '../../orders/order-status.ts';
import { balanceOf, type Balance, type PaymentOnRecord } from './balance.ts';
import { balanceSentence, totalLabel } from './balance-words.ts';

const order: OrderFacts = {
  cancelled: false,
  submitted: true,
  net: 1290,
  registrationStatus: 'REG_APPROVED',
  paymentStatus: null,
};
const check: PaymentOnRecord = { method: 'CHEQUE', fee: 20, received: 0, dueDate: '2026-12-04' };

function balance(facts: Partial<OrderFacts>, payment?: Partial<PaymentOnRecord>): Balance {
  return balanceOf({ ...order, ...facts }, payment && { ...check, ...payment });
}

describe('balanceOf', () => {
  it.each<[string, Partial<OrderFacts>, Partial<PaymentOnRecord> | undefined, Partial<Balance>]>([
    ['unpaid', {}, undefined, { total: 1290, feeIsKnown: false, open: 1290, state: 'UNPAID' }],
    [
      'not sent',
      { submitted: false, registrationStatus: null },
      undefined,
      { total: 1290, open: 0, state: 'NOT_SUBMITTED' },
    ],
    ['free', { net: 0 }, undefined, { total: 0, feeIsKnown: true, open: 0, state: 'NOTHING_TO_PAY' }],
    [
      'reported by check',
      { paymentStatus: 'PENDING_PAYMENT_APPROVAL' },
      {},
      { fee: 20, total: 1310, feeIsKnown: true, open: 1310, state: 'REPORTED', dueDate: '2026-12-04' },
    ],
    [
      'received in part',
      { paymentStatus: 'PAYMENT_RECEIVED' },
      { received: 810 },
      { total: 1310, received: 810, open: 500, over: 0, state: 'PART_RECEIVED' },
    ],
    [
      'received',
      { paymentStatus: 'PAYMENT_RECEIVED' },
      { received: 1310 },
      { open: 0, over: 0, state: 'RECEIVED' },
    ],
    [
      'received too much',
      { paymentStatus: 'PAYMENT_RECEIVED' },
      { received: 1400 },
      { open: 0, over: 90, state: 'RECEIVED' },
    ],
    ['paid', { paymentStatus: 'PAYMENT_APPROVED' }, { received: 1310 }, { open: 0, state: 'PAID' }],
    [
      'approved with a part waived',
      { paymentStatus: 'PAYMENT_APPROVED' },
      { received: 1300 },
      { open: 0, over: 0, state: 'PAID' },
    ],
    // The fee belongs to a payment: a declined one takes it away again.
    [
      'declined',
      { paymentStatus: 'PAYMENT_DECLINED' },
      undefined,
      { fee: 0, total: 1290, open: 1290, state: 'DECLINED' },
    ],
    [
      'cancelled with money',
      { cancelled: true, paymentStatus: 'PAYMENT_RECEIVED' },
      { received: 810 },
      { open: 0, received: 810, over: 810, state: 'CLOSED' },
    ],
    [
      'rejected with money',
      { registrationStatus: 'REG_REJECTED', paymentStatus: 'PAYMENT_RECEIVED' },
      { received: 810 },
      { open: 0, over: 810, state: 'CLOSED' },
    ],
    ['cancelled', { cancelled: true }, undefined, { open: 0, over: 0, state: 'CLOSED' }],
  ])('of an order that is %s', (_name, facts, payment, expected) => {
    expect(balance(facts, payment)).toMatchObject(expected);
  });
});

it('the total is named "before any fee" until the family has chosen how to pay', () => {
  expect(totalLabel(balance({}))).toBe('Total, before any fee');
  expect(totalLabel(balance({ paymentStatus: 'PENDING_PAYMENT_APPROVAL' }, {}))).toBe('Total');
});

it('a sentence says what is short or too much, and nothing when amounts match', () => {
  const received = (amount: number) => balance({ paymentStatus: 'PAYMENT_RECEIVED' }, { received: amount });
  expect(balanceSentence(received(810), 'USD')).toBe(
    'We received $810 USD of $1,310 USD. $500 USD is still open.',
  );
  expect(balanceSentence(received(1310), 'USD')).toBeUndefined();
  expect(balanceSentence(received(1400), 'CAD')).toContain('return $90 CAD');
  const cancelled = balance({ cancelled: true, paymentStatus: 'PAYMENT_RECEIVED' }, { received: 810 });
  expect(balanceSentence(cancelled, 'USD')).toContain('return $810 USD');
});
