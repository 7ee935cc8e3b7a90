import { describe, expect, it } from 'vitest';

import { orderActions, type ActionableOrder, type OrderAction } from './order-actions.ts';
import {
  orderStatus,
  paymentStatuses,
  registrationStatuses,
  type OrderFacts,
  type PaymentStatus,
  type RegistrationStatus,
} from './order-status.ts';

const submitted: OrderFacts = {
  cancelled: false,
  submitted: true,
  net: 1000,
  registrationStatus: 'PENDING_REG_APPROVAL',
  paymentStatus: null,
};

/** An order as its facts make it. */
function order(facts: Partial<OrderFacts>, registrationOpen = true): ActionableOrder {
  const all = { ...submitted, ...facts };
  return {
    status: orderStatus(all),
    registrationStatus: all.registrationStatus,
    paymentStatus: all.paymentStatus,
    registrationOpen,
  };
}

const payments: (PaymentStatus | null)[] = [...paymentStatuses, null];
const decisions: (RegistrationStatus | null)[] = [...registrationStatuses, null];

describe('orderActions', () => {
  it.each<[string, Partial<OrderFacts>, OrderAction[]]>([
    ['still choosing', { submitted: false, registrationStatus: null }, ['CONTINUE']],
    ['sent, nothing decided', {}, ['VIEW']],
    ['approved, nothing paid', { registrationStatus: 'REG_APPROVED' }, ['PAY', 'VIEW']],
    [
      'approved, payment declined',
      { registrationStatus: 'REG_APPROVED', paymentStatus: 'PAYMENT_DECLINED' },
      ['RETRY_PAYMENT', 'VIEW'],
    ],
    ['not decided, payment declined', { paymentStatus: 'PAYMENT_DECLINED' }, ['RETRY_PAYMENT', 'VIEW']],
    [
      'approved, payment rejected',
      { registrationStatus: 'REG_APPROVED', paymentStatus: 'PAYMENT_REJECTED' },
      ['RETRY_PAYMENT', 'VIEW'],
    ],
    [
      'approved, payment reported',
      { registrationStatus: 'REG_APPROVED', paymentStatus: 'PENDING_PAYMENT_APPROVAL' },
      ['VIEW'],
    ],
    ['not decided, money received', { paymentStatus: 'PAYMENT_RECEIVED' }, ['VIEW']],
    ['confirmed', { registrationStatus: 'REG_APPROVED', paymentStatus: 'PAYMENT_APPROVED' }, ['VIEW']],
    ['confirmed, nothing to pay', { net: 0, registrationStatus: 'REG_APPROVED' }, ['VIEW']],
    ['rejected', { registrationStatus: 'REG_REJECTED' }, ['VIEW']],
    [
      'rejected, payment declined',
      { registrationStatus: 'REG_REJECTED', paymentStatus: 'PAYMENT_DECLINED' },
      ['VIEW'],
    ],
    ['cancelled', { cancelled: true }, []],
    ['cancelled after a declined payment', { cancelled: true, paymentStatus: 'PAYMENT_DECLINED' }, []],
  ])('%s', (_name, facts, actions) => {
    expect(orderActions(order(facts))).toEqual(actions);
  });

  it('does not go on with a registration that was not sent before it closed', () => {
    expect(orderActions(order({ submitted: false, registrationStatus: null }, false))).toEqual(['VIEW']);
  });

  it('never asks a rejected or cancelled order for money, whatever else is true of it', () => {
    for (const paymentStatus of payments) {
      for (const registrationStatus of decisions) {
        for (const cancelled of [true, false]) {
          if (!cancelled && registrationStatus !== 'REG_REJECTED') continue;
          const actions = orderActions(order({ cancelled, registrationStatus, paymentStatus }));
          expect(actions).not.toContain('PAY');
          expect(actions).not.toContain('RETRY_PAYMENT');
        }
      }
    }
  });
});
