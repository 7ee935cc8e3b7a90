import { expect, it } from 'vitest';

import { asksForNothing, viewAmountsOf, type ViewedPayment } from './payment-views.ts';

const reported: ViewedPayment = {
  state: 'PENDING_PAYMENT_APPROVAL',
  held: 0,
  due: 1_000,
  dueDate: '2027-03-01',
  orderIsActive: true,
};

it.each<[string, Partial<ViewedPayment>, object]>([
  ['is reported', {}, { TO_MATCH: 1_000 }],
  ['is reported and late', { dueDate: '2027-02-28' }, { TO_MATCH: 1_000, OVERDUE: 1_000 }],
  ['came in part', { state: 'PAYMENT_RECEIVED', held: 400 }, { SHORT: 600 }],
  [
    'came in part and is late',
    { state: 'PAYMENT_RECEIVED', held: 400, dueDate: '2027-01-01' },
    { SHORT: 600, OVERDUE: 600 },
  ],
  ['came', { state: 'PAYMENT_RECEIVED', held: 1_000, dueDate: '2027-01-01' }, { TO_APPROVE: 1_000 }],
  [
    'is too much',
    { state: 'PAYMENT_RECEIVED', held: 1_100 },
    { TO_APPROVE: 1_100, OVER: 100, REFUND_DUE: 100 },
  ],
  ['is approved', { state: 'PAYMENT_APPROVED', held: 1_000 }, {}],
  ['was approved short', { state: 'PAYMENT_APPROVED', held: 900, dueDate: '2027-01-01' }, {}],
  ['was approved and given back since', { state: 'PAYMENT_APPROVED' }, { NO_MONEY: 1_000 }],
  ['was approved, given back and cancelled', { state: 'PAYMENT_APPROVED', orderIsActive: false }, {}],
  ['was approved over', { state: 'PAYMENT_APPROVED', held: 1_050 }, { OVER: 50, REFUND_DUE: 50 }],
  [
    'is of a cancelled order',
    { state: 'PAYMENT_RECEIVED', held: 400, orderIsActive: false, dueDate: '2027-01-01' },
    { REFUND_DUE: 400 },
  ],
  ['was rejected with money', { state: 'PAYMENT_REJECTED', held: 400 }, { REFUND_DUE: 400 }],
  ['asks for nothing any more', { due: 0, dueDate: '2027-01-01' }, {}],
  ['was declined', { state: 'PAYMENT_DECLINED', dueDate: '2027-01-01' }, {}],
])('a payment that %s', (_what, facts, expected) => {
  const amounts = viewAmountsOf({ ...reported, ...facts }, '2027-03-01');
  expect(Object.fromEntries(Object.entries(amounts).filter(([, amount]) => amount > 0))).toEqual(expected);
});

it.each<[Partial<ViewedPayment>, boolean]>([
  [{ due: 0 }, true],
  [{ due: 0, state: 'PAYMENT_RECEIVED' }, true],
  [{ due: 1 }, false],
  [{ due: 0, held: 1 }, false],
  [{ due: 0, state: 'PAYMENT_APPROVED' }, false],
  [{ due: 0, state: 'PAYMENT_DECLINED' }, false],
])('a payment with %o asks for nothing: %s', (facts, expected) => {
  expect(asksForNothing({ ...reported, ...facts })).toBe(expected);
});
