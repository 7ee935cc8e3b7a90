import { usualFamilyChanges } from '@sangamam/contract/conventions/family-changes';
import { conventionData } from '@sangamam/contract/conventions/convention';
import { orderStatus, type OrderFacts } from '@sangamam/contract/orders/order-status';
import { describe, expect, it } from 'vitest';

import { sampleBalance } from '../../../../../test/sample-balance.ts';
import { statusPictureOf } from './status-picture.ts';
import { statusSummaryOf, statusSummaryOfAll } from './status-summary.ts';

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
  cancellation: [],
  cancelRequestsUntil: null,
  familyChanges: usualFamilyChanges,
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
    balance: sampleBalance(all),
    parentOrderId,
  });
}

const approved = { registrationStatus: 'REG_APPROVED' } as const;

it.each<[Partial<OrderFacts>, string, string | undefined, string]>([
  [{ submitted: false, registrationStatus: null }, 'Not sent yet', 'You', 'June 24, 2027'],
  [{}, 'Waiting for approval', 'The registrar', 'You can pay now'],
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
    balance: sampleBalance({
      net: 1450,
      registrationStatus: 'REG_APPROVED',
      paymentStatus: 'PAYMENT_APPROVED',
    }),
    parentOrderId: null,
  });
  expect(next).toBe('This convention is over. Thank you for being part of it.');
});

const short = { ...approved, paymentStatus: 'PAYMENT_RECEIVED' } as const;

it('a payment that came in part is the turn of the family, with what is open', () => {
  const summary = statusSummaryOf({
    status: 'PENDING_FOR_APPROVAL',
    ...short,
    conventionData: convention,
    currency: 'USD',
    balance: sampleBalance({ ...short, net: 1290 }, { fee: 20, received: 810 }),
  });
  expect(summary).toMatchObject({ tone: 'action', whose: 'You' });
  expect(summary.next).toContain('We received $810 USD of $1,310 USD. $500 USD is still open.');
});

describe('the first line of a confirmed registration', () => {
  const part = (facts: Partial<OrderFacts>) => {
    const all: OrderFacts = {
      cancelled: false,
      submitted: true,
      net: 40,
      registrationStatus: null,
      paymentStatus: null,
      ...facts,
    };
    const { registrationStatus, paymentStatus } = all;
    const balance = sampleBalance(all);
    const status = orderStatus(all);
    return {
      status,
      registrationStatus,
      paymentStatus,
      conventionData: convention,
      currency: 'USD' as const,
      balance,
    };
  };
  const confirmed = part({ ...approved, paymentStatus: 'PAYMENT_APPROVED' });
  const addons = (facts: Partial<OrderFacts>) => ({ ...part(facts), parentOrderId: 'the-registration' });
  it.each<[string, Partial<OrderFacts>, string | undefined, string]>([
    ['not sent', { submitted: false }, 'You', 'still need something from you'],
    ['unpaid', approved, 'You', 'still need something from you'],
    [
      'reported',
      { ...approved, paymentStatus: 'PENDING_PAYMENT_APPROVAL' },
      'The treasurer',
      'still being checked',
    ],
    ['confirmed', { ...approved, paymentStatus: 'PAYMENT_APPROVED' }, undefined, 'all set'],
    ['cancelled', { cancelled: true }, undefined, 'all set'],
  ])('follows its add-ons when these are %s', (_name, facts, whose, next) => {
    const summary = statusSummaryOfAll(confirmed, [addons(facts)], 0);
    expect(summary).toMatchObject({ words: 'Confirmed', next: expect.stringContaining(next) as string });
    expect(summary.whose).toBe(whose);
  });

  it.each<[string, number | undefined, string | undefined, RegExp]>([
    ['not known', undefined, undefined, /^Your registration is confirmed\. We look forward/u],
    ['done', 0, undefined, /all set/u],
    ['left with one thing', 1, 'You', /One thing on your checklist/u],
    ['left with two things', 2, 'You', /2 things on your checklist/u],
  ])('follows its checklist when that is %s', (_name, openItems, whose, next) => {
    const summary = statusSummaryOfAll(confirmed, [], openItems);
    expect(summary).toMatchObject({ words: 'Confirmed', next: expect.stringMatching(next) as string });
    expect(summary.whose).toBe(whose);
  });
});

it.each<[Partial<OrderFacts>, string | undefined, string | undefined]>([
  [{}, 'pending', 'Registration pending'],
  [approved, 'approved', 'Registration approved'],
  [{ ...approved, paymentStatus: 'PENDING_PAYMENT_APPROVAL' }, 'pending', 'Payment on its way'],
  [{ ...approved, paymentStatus: 'PAYMENT_DECLINED' }, 'rejected', 'Payment declined'],
  [{ ...approved, paymentStatus: 'PAYMENT_APPROVED' }, 'approved', 'Registration approved'],
  [{ registrationStatus: 'REG_REJECTED' }, 'rejected', 'Registration rejected'],
  [{ cancelled: true }, undefined, undefined],
])('the picture of a registration with %o is %s', (facts, kind, name) => {
  const all: OrderFacts = {
    cancelled: false,
    submitted: true,
    net: 1450,
    registrationStatus: 'PENDING_REG_APPROVAL',
    paymentStatus: null,
    ...facts,
  };
  const { registrationStatus } = all;
  const picture = statusPictureOf({
    status: orderStatus(all),
    registrationStatus,
    balance: sampleBalance(all),
  });
  expect([picture?.kind, picture?.name]).toEqual([kind, name]);
});
