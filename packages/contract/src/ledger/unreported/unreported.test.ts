import { expect, it } from 'vitest';

import type { OrderFacts } from '../../orders/order-status.ts';
import { unreportedAmountOf } from './unreported.ts';

const sent: OrderFacts = {
  cancelled: false,
  submitted: true,
  net: 1_000,
  registrationStatus: 'PENDING_REG_APPROVAL',
  paymentStatus: null,
};

it.each<[string, Partial<OrderFacts>, number]>([
  ['was sent', {}, 1_000],
  ['was approved', { registrationStatus: 'REG_APPROVED' }, 1_000],
  ['had its payment declined', { paymentStatus: 'PAYMENT_DECLINED' }, 1_000],
  ['had its payment rejected', { paymentStatus: 'PAYMENT_REJECTED' }, 1_000],
  ['was not sent', { submitted: false, registrationStatus: null }, 0],
  ['was rejected', { registrationStatus: 'REG_REJECTED' }, 0],
  ['was cancelled', { cancelled: true }, 0],
  ['costs nothing', { net: 0 }, 0],
  ['reported a payment', { paymentStatus: 'PENDING_PAYMENT_APPROVAL' }, 0],
  ['paid a part', { paymentStatus: 'PAYMENT_RECEIVED' }, 0],
  ['paid', { paymentStatus: 'PAYMENT_APPROVED' }, 0],
])('an order that %s', (_what, facts, expected) => {
  expect(unreportedAmountOf({ ...sent, ...facts })).toBe(expected);
});
