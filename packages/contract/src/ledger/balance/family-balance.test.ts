import { expect, it } from 'vitest';

import type { OrderFacts } from '../../orders/order-status.ts';
import { balanceOf, type PaymentOnRecord } from './balance.ts';
import { familyBalanceOf } from './family-balance.ts';

const order = (facts: Partial<OrderFacts>, payment?: Partial<PaymentOnRecord>) =>
  balanceOf(
    {
      cancelled: false,
      submitted: true,
      net: 1000,
      registrationStatus: 'REG_APPROVED',
      paymentStatus: null,
      ...facts,
    },
    payment && { method: 'CHASE', fee: 0, received: 0, dueDate: '2026-12-04', ...payment },
  );

it('adds up what a family owes for its registration and its add-on orders', () => {
  const registration = order({ paymentStatus: 'PAYMENT_APPROVED' }, { received: 1000 });
  const reported = order({ net: 40, paymentStatus: 'PENDING_PAYMENT_APPROVAL' }, { fee: 2 });
  expect(familyBalanceOf([registration, reported])).toEqual({
    total: 1042,
    feeIsKnown: true,
    received: 1000,
    open: 42,
    over: 0,
  });
  const unpaid = order({ net: 15 });
  expect(familyBalanceOf([registration, unpaid])).toMatchObject({ total: 1015, feeIsKnown: false, open: 15 });
});

it('counts the money held for a cancelled add-on order, but not its price, nor one that is not sent', () => {
  const registration = order({ paymentStatus: 'PAYMENT_APPROVED' }, { received: 1000 });
  const cancelled = order({ net: 40, cancelled: true, paymentStatus: 'PAYMENT_RECEIVED' }, { received: 40 });
  const open = order({ net: 25, submitted: false, registrationStatus: null });
  expect(familyBalanceOf([registration, cancelled, open])).toEqual({
    total: 1000,
    feeIsKnown: true,
    received: 1040,
    open: 0,
    over: 40,
  });
});
