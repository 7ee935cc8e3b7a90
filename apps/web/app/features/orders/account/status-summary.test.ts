import { conventionData } from '@sangamam/contract/conventions/convention';
import { orderStatus, type OrderFacts } from '@sangamam/contract/orders/order-status';
import { expect, it } from 'vitest';

import { statusSummaryOf } from './status-summary.ts';

const convention = conventionData.parse({
  _id: 'c',
  name: 'Sangamam 2027',
  startDate: '2027-07-15',
  endDate: '2027-07-18',
  location: 'Orlando, Florida',
  timeZone: 'America/New_York',
  earlyBirdDate: null,
  earlyBirdStatus: false,
  bannerUrl: null,
  conventionDeadline: '2027-06-24',
  registrationOpen: true,
  uploadFamilyPicture: true,
  formEntries: { custodianConsent: null },
});

function standing(facts: Partial<OrderFacts>, registrationOpen = true, parentOrderId: string | null = null) {
  const all: OrderFacts = {
    cancelled: false,
    submitted: true,
    net: 1450,
    registrationStatus: 'PENDING_REG_APPROVAL',
    paymentStatus: null,
    ...facts,
  };
  return statusSummaryOf({
    status: orderStatus(all),
    registrationStatus: all.registrationStatus,
    paymentStatus: all.paymentStatus,
    conventionData: { ...convention, registrationOpen },
    currency: 'USD',
    total: all.net,
    parentOrderId,
  });
}

const approved = { registrationStatus: 'REG_APPROVED' } as const;

it.each<[Partial<OrderFacts>, string, string | undefined, string]>([
  [{ submitted: false, registrationStatus: null }, 'Not sent yet', 'You', 'June 24, 2027'],
  [{}, 'Waiting for approval', 'The registrar', 'then you can pay'],
  [approved, 'Approved, payment due', 'You', '$1,450 USD'],
  [{ ...approved, paymentStatus: 'PAYMENT_DECLINED' }, 'Payment declined', 'You', 'to complete'],
  [{ paymentStatus: 'PAYMENT_DECLINED' }, 'Payment declined', 'You', 'in the meantime'],
  [{ ...approved, paymentStatus: 'PAYMENT_REJECTED' }, 'Payment declined', 'You', 'pay again'],
  [
    { ...approved, paymentStatus: 'PENDING_PAYMENT_APPROVAL' },
    'Payment on its way',
    'The treasurer',
    '2 to 3',
  ],
  [
    { paymentStatus: 'PENDING_PAYMENT_APPROVAL' },
    'Payment on its way',
    'The treasurer and the registrar',
    'watching for your payment',
  ],
  [{ ...approved, paymentStatus: 'PAYMENT_RECEIVED' }, 'Payment received', 'The treasurer', 'checking it'],
  [{ paymentStatus: 'PAYMENT_APPROVED' }, 'Waiting for approval', 'The registrar', 'payment is in'],
  [{ net: 0 }, 'Waiting for approval', 'The registrar', "There's nothing to pay"],
  [{ ...approved, paymentStatus: 'PAYMENT_APPROVED' }, 'Confirmed', undefined, 'Orlando, Florida'],
  [{ ...approved, net: 0 }, 'Confirmed', undefined, 'all set'],
  [{ registrationStatus: 'REG_REJECTED' }, 'Not approved', undefined, "There's nothing to pay"],
  [
    { registrationStatus: 'REG_REJECTED', paymentStatus: 'PAYMENT_RECEIVED' },
    'Not approved',
    undefined,
    'refund',
  ],
  [{ cancelled: true }, 'Cancelled', undefined, "There's nothing to pay"],
  [{ cancelled: true, paymentStatus: 'PAYMENT_APPROVED' }, 'Cancelled', undefined, 'refund'],
])('a registration with %o is summarized as %s', (facts, words, whose, next) => {
  expect(standing(facts)).toMatchObject({ words, next: expect.stringContaining(next) as string });
  expect(standing(facts).whose).toBe(whose);
});

it('an unsent registration has no next step once registration has closed', () => {
  const closed = standing({ submitted: false, registrationStatus: null }, false);
  expect(closed).toMatchObject({ words: 'Not sent', tone: 'stopped' });
  expect(closed.whose).toBeUndefined();
});

it.each<[Partial<OrderFacts>, string, string | undefined, string]>([
  [{ submitted: false, registrationStatus: null }, 'Not sent yet', 'You', "aren't ordered yet"],
  [{}, 'Payment due', 'You', 'Pay $1,450 USD'],
  [approved, 'Payment due', 'You', 'reserved for you'],
  [{ ...approved, paymentStatus: 'PAYMENT_DECLINED' }, 'Payment declined', 'You', 'complete your add-ons'],
  [
    { ...approved, paymentStatus: 'PENDING_PAYMENT_APPROVAL' },
    'Payment on its way',
    'The treasurer',
    '2 to 3',
  ],
  [{ net: 0 }, 'Waiting for approval', 'The registrar', 'your add-on order'],
  [{ ...approved, paymentStatus: 'PAYMENT_APPROVED' }, 'Confirmed', undefined, 'Your add-ons'],
  [{ registrationStatus: 'REG_REJECTED' }, 'Not approved', undefined, 'this add-on order'],
  [{ cancelled: true }, 'Cancelled', undefined, 'This add-on order'],
])('an add-on order with %o is summarized as %s', (facts, words, whose, next) => {
  const told = standing(facts, false, 'the-registration');
  expect(told).toMatchObject({ words, next: expect.stringContaining(next) as string });
  expect(told.whose).toBe(whose);
});

it('the summary for a past convention says that it is over', () => {
  const { next } = statusSummaryOf({
    status: 'CONFIRMED',
    registrationStatus: 'REG_APPROVED',
    paymentStatus: 'PAYMENT_APPROVED',
    conventionData: { ...convention, startDate: '2025-07-17', endDate: '2025-07-20' },
    currency: 'USD',
    total: 1450,
    parentOrderId: null,
  });
  expect(next).toBe('This convention is over. Thank you for being part of it.');
});
