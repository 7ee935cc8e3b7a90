import { expect, it } from 'vitest';

import type { LedgerEntry } from '../entries/ledger.ts';
import { reinstatedPaymentState } from './reinstated-payment.ts';

const entry = (kind: LedgerEntry['kind'], amount = 0): LedgerEntry => ({ kind, amount });
const paid = [entry('REPORTED'), entry('RECEIVED', 100), entry('APPROVED')];
const waived = [entry('REPORTED'), entry('RECEIVED', 90), entry('APPROVED')];

it.each<[string, 'PAYMENT_APPROVED' | 'PAYMENT_RECEIVED', LedgerEntry[], string]>([
  ['all of it is held', 'PAYMENT_APPROVED', paid, 'PAYMENT_APPROVED'],
  ['what was approved as enough is held', 'PAYMENT_APPROVED', waived, 'PAYMENT_APPROVED'],
  ['a part was refunded', 'PAYMENT_APPROVED', [...paid, entry('REFUNDED', -40)], 'PAYMENT_RECEIVED'],
  [
    'a part of what was enough was refunded',
    'PAYMENT_APPROVED',
    [...waived, entry('REFUNDED', -1)],
    'PAYMENT_RECEIVED',
  ],
  ['a part was moved', 'PAYMENT_APPROVED', [...paid, entry('MOVED_OUT', -40)], 'PAYMENT_RECEIVED'],
  [
    'a fee was kept and the rest refunded',
    'PAYMENT_APPROVED',
    [...paid, entry('REFUNDED', -80), entry('FEE_KEPT', -20)],
    'PAYMENT_DECLINED',
  ],
  [
    'a refund failed and came back',
    'PAYMENT_APPROVED',
    [...paid, entry('REFUNDED', -100), entry('REFUNDED', 100)],
    'PAYMENT_APPROVED',
  ],
  [
    'it was corrected after the approval',
    'PAYMENT_APPROVED',
    [...paid, entry('CORRECTED', -10)],
    'PAYMENT_APPROVED',
  ],
  [
    'only too much was refunded',
    'PAYMENT_APPROVED',
    [entry('RECEIVED', 130), entry('APPROVED'), entry('REFUNDED', -30)],
    'PAYMENT_APPROVED',
  ],
  [
    'it was received and refunded',
    'PAYMENT_RECEIVED',
    [entry('RECEIVED', 50), entry('REFUNDED', -50)],
    'PAYMENT_DECLINED',
  ],
  ['it was received in part', 'PAYMENT_RECEIVED', [entry('RECEIVED', 50)], 'PAYMENT_RECEIVED'],
])('a payment of 100 of which %s: %s becomes what is held of it', (_, state, entries, after) => {
  expect(reinstatedPaymentState({ state, dueAmount: 100 }, entries)).toBe(after);
});

it.each(['PENDING_PAYMENT_APPROVAL', 'PAYMENT_DECLINED', 'PAYMENT_REJECTED'] as const)(
  'a payment that is %s stays so',
  (state) => {
    expect(reinstatedPaymentState({ state, dueAmount: 100 }, [])).toBe(state);
  },
);

it('a payment of nothing stays approved although nothing is held', () => {
  const approved = { state: 'PAYMENT_APPROVED', dueAmount: 0 } as const;
  expect(reinstatedPaymentState(approved, [entry('APPROVED')])).toBe('PAYMENT_APPROVED');
});
