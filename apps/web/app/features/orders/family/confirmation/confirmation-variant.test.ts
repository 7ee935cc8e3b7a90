import type { PaymentMethod } from '@sangamam/contract/ledger/terms/payment-methods';
import type { PaymentSummary } from '@sangamam/contract/collection/reporting/payment-endpoints';
import { expect, it } from 'vitest';

import {
  confirmationVariant,
  type ConfirmationVariant,
  type ReturnedPayment,
} from './confirmation-variant.ts';

const nothing: ReturnedPayment = { paymentType: null, paymentStatus: null };

function by(method: PaymentMethod): PaymentSummary['payment'] {
  return { method, convenienceFee: 0, totalDue: 1450, dueDate: '2026-12-04', payerEmail: null };
}

it.each<
  [string, Partial<Parameters<typeof confirmationVariant>[0]>, Partial<ReturnedPayment>, ConfirmationVariant]
>([
  ['sent, nothing paid', {}, {}, 'sent'],
  ['Zelle reported', { paymentStatus: 'PENDING_PAYMENT_APPROVAL', payment: by('CHASE') }, {}, 'zelle'],
  ['cheque reported', { paymentStatus: 'PENDING_PAYMENT_APPROVAL', payment: by('CHEQUE') }, {}, 'cheque'],
  ['captured by a provider', { paymentStatus: 'PAYMENT_RECEIVED', payment: by('PAYPAL') }, {}, 'received'],
  ['approved', { paymentStatus: 'PAYMENT_APPROVED', payment: by('CHASE') }, {}, 'received'],
  ['declined', { paymentStatus: 'PAYMENT_DECLINED' }, {}, 'declined'],
  ['rejected', { paymentStatus: 'PAYMENT_REJECTED' }, {}, 'declined'],
  ['free of charge', { netPrice: 0 }, {}, 'nothing-to-pay'],
  ['the address says not applicable', {}, { paymentType: 'NA' }, 'nothing-to-pay'],
  ['held by PayPal', { paymentStatus: 'PENDING_PAYMENT_APPROVAL', payment: by('PAYPAL') }, {}, 'pending'],
  ['the address says pending', {}, { paymentStatus: 'PENDING_PAYMENT_APPROVAL' }, 'pending'],
  ['the address says cancelled', {}, { paymentType: 'PAYPAL', paymentStatus: 'CANCELLED' }, 'cancelled'],
  [
    'cancelled after a declined payment',
    { paymentStatus: 'PAYMENT_DECLINED' },
    { paymentStatus: 'CANCELLED' },
    'cancelled',
  ],
  [
    'received although the address says cancelled',
    { paymentStatus: 'PAYMENT_RECEIVED', payment: by('PAYPAL') },
    { paymentStatus: 'CANCELLED' },
    'received',
  ],
  ['the address says declined', {}, { paymentStatus: 'PAYMENT_DECLINED' }, 'declined'],
  [
    'the address claims what the order does not know',
    {},
    { paymentType: 'PAYPAL', paymentStatus: 'PAYMENT_RECEIVED' },
    'sent',
  ],
  [
    'the order knows better than the address',
    { paymentStatus: 'PAYMENT_RECEIVED', payment: by('PAYPAL') },
    { paymentStatus: 'PAYMENT_DECLINED' },
    'received',
  ],
])('the confirmation variant follows order and address: %s', (_name, summary, returned, variant) => {
  const whole = { payment: null, paymentStatus: null, netPrice: 1450, ...summary };
  expect(confirmationVariant(whole, { ...nothing, ...returned })).toBe(variant);
});
