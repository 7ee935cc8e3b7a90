import { describe, expect, it } from 'vitest';

import { orderStatus, paymentStatuses, registrationStatuses, type OrderFacts } from './order-status.ts';

const fresh: OrderFacts = {
  cancelled: false,
  submitted: true,
  net: 1000,
  registrationStatus: 'PENDING_REG_APPROVAL',
  paymentStatus: null,
};

describe('orderStatus', () => {
  it.each<[string, Partial<OrderFacts>, string]>([
    ['cancelled, whatever else', { cancelled: true, paymentStatus: 'PAYMENT_APPROVED' }, 'CANCELLED'],
    ['cancelled before submission', { cancelled: true, submitted: false }, 'CANCELLED'],
    ['not submitted', { submitted: false, registrationStatus: null }, 'INCOMPLETE'],
    ['nothing to pay, approved', { net: 0, registrationStatus: 'REG_APPROVED' }, 'CONFIRMED'],
    ['nothing to pay, waiting', { net: 0 }, 'PENDING_FOR_APPROVAL'],
    ['nothing to pay, rejected', { net: 0, registrationStatus: 'REG_REJECTED' }, 'PENDING_FOR_APPROVAL'],
    [
      'paid and approved',
      { paymentStatus: 'PAYMENT_APPROVED', registrationStatus: 'REG_APPROVED' },
      'CONFIRMED',
    ],
    ['paid, waiting', { paymentStatus: 'PAYMENT_APPROVED' }, 'PENDING_FOR_APPROVAL'],
    [
      'received, approved',
      { paymentStatus: 'PAYMENT_RECEIVED', registrationStatus: 'REG_APPROVED' },
      'PENDING_FOR_APPROVAL',
    ],
    ['reported', { paymentStatus: 'PENDING_PAYMENT_APPROVAL' }, 'PENDING_FOR_APPROVAL'],
    [
      'declined',
      { paymentStatus: 'PAYMENT_DECLINED', registrationStatus: 'REG_APPROVED' },
      'PAYMENT_NOT_DONE',
    ],
    ['rejected payment', { paymentStatus: 'PAYMENT_REJECTED' }, 'PAYMENT_NOT_DONE'],
    ['no payment yet, approved', { registrationStatus: 'REG_APPROVED' }, 'PAYMENT_NOT_DONE'],
    ['no payment yet, waiting', {}, 'SUBMITTED'],
    ['no payment yet, rejected', { registrationStatus: 'REG_REJECTED' }, 'SUBMITTED'],
  ])('%s', (_name, facts, status) => {
    expect(orderStatus({ ...fresh, ...facts })).toBe(status);
  });

  it('is confirmed only when approved and, where something is due, paid', () => {
    for (const net of [0, 1]) {
      for (const registrationStatus of registrationStatuses) {
        for (const paymentStatus of [...paymentStatuses, null]) {
          const confirmed = orderStatus({ ...fresh, net, registrationStatus, paymentStatus }) === 'CONFIRMED';
          const paid = net === 0 || paymentStatus === 'PAYMENT_APPROVED';
          expect(confirmed).toBe(registrationStatus === 'REG_APPROVED' && paid);
        }
      }
    }
  });
});
