import { usualFamilyChanges } from '@sangamam/contract/conventions/family-changes';
import type { TimelineEventKind, TimelineEvent } from '@sangamam/contract/orders/timeline/timeline-events';
import { orderStatus, type OrderFacts } from '@sangamam/contract/orders/order-status';
import { expect, it } from 'vitest';

import { sampleBalance } from '../../../../../test/sample-balance.ts';
import { timelineOf } from './order-timeline.ts';

const convention = {
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
};

function happened(...kinds: TimelineEventKind[]): TimelineEvent[] {
  return kinds.map((what, day) => ({ what, at: `2026-11-0${day + 1}T12:00:00Z`, amount: null, note: null }));
}

/** The way of an order as one line of words, what waits in brackets and what is ahead after them. */
function way(facts: Partial<OrderFacts>, list: TimelineEvent[], parentOrderId: string | null = null) {
  const all: OrderFacts = {
    cancelled: false,
    submitted: true,
    net: 1450,
    registrationStatus: 'PENDING_REG_APPROVAL',
    paymentStatus: null,
    ...facts,
  };
  return timelineOf({
    status: orderStatus(all),
    registrationStatus: all.registrationStatus,
    paymentStatus: all.paymentStatus,
    conventionData: convention,
    currency: 'USD',
    balance: sampleBalance(all),
    permConvRegNo: 'R-7K3M',
    parentOrderId,
    timelineEvents: list,
  }).map(({ place, words, whose }) => (place === 'done' ? words : `${place}: ${words} (${whose ?? ''})`));
}

const approved = { registrationStatus: 'REG_APPROVED' } as const;
const ending = 'ahead: Confirmation, with your registration number ()';

it.each<[string, Partial<OrderFacts>, TimelineEvent[], string[]]>([
  [
    'just begun',
    { submitted: false, registrationStatus: null },
    happened('STARTED'),
    [
      'Registration started',
      'now: Sending it for approval (You)',
      'ahead: Approval (The registrar)',
      'ahead: Payment, by Zelle or by check (You)',
      ending,
    ],
  ],
  [
    'sent',
    {},
    happened('STARTED', 'SUBMITTED'),
    [
      'Registration started',
      'Sent for approval',
      'now: Approval (The registrar)',
      'ahead: Payment, by Zelle or by check (You)',
      ending,
    ],
  ],
  [
    'sent, with nothing to pay',
    { net: 0 },
    happened('SUBMITTED'),
    ['Sent for approval', 'now: Approval (The registrar)', ending],
  ],
  [
    'approved and unpaid',
    approved,
    happened('APPROVED'),
    ['Approved by the officers', 'now: Your payment (You)', ending],
  ],
  [
    'declined',
    { ...approved, paymentStatus: 'PAYMENT_DECLINED' },
    happened('PAYMENT_REPORTED', 'PAYMENT_DECLINED'),
    [
      'You reported your payment',
      'failed: Your payment did not go through ()',
      'now: A new payment (You)',
      ending,
    ],
  ],
  [
    'confirmed',
    { ...approved, paymentStatus: 'PAYMENT_APPROVED' },
    happened('PAYMENT_APPROVED', 'CONFIRMED'),
    ['Payment approved by the treasurer', 'Confirmed: R-7K3M'],
  ],
  ['cancelled', { cancelled: true }, happened('CANCELLED'), ['failed: Cancelled ()']],
  [
    'rejected',
    { registrationStatus: 'REG_REJECTED' },
    happened('REJECTED'),
    ['failed: Not approved by the officers ()'],
  ],
])('the timeline of a registration lists its steps: %s', (_name, facts, list, expected) => {
  expect(way(facts, list)).toEqual(expected);
});

it('the timeline of an add-on order names add-ons and the amount received', () => {
  const received = { what: 'PAYMENT_RECEIVED', at: '2026-11-04T12:00:00Z', amount: 250, note: null } as const;
  const list = [...happened('STARTED', 'SUBMITTED', 'APPROVED'), received];
  expect(way({ ...approved, paymentStatus: 'PAYMENT_RECEIVED' }, list, 'parent')).toEqual([
    'Add-on order started',
    'Add-ons ordered',
    'Approved with your registration',
    'The treasurer received $250 USD',
    'now: Payment (The treasurer)',
    'ahead: Confirmation of your add-ons ()',
  ]);
});

it('a timeline step has its date and the note written about it', () => {
  const [step] = timelineOf({
    status: 'CANCELLED',
    registrationStatus: null,
    paymentStatus: null,
    conventionData: convention,
    currency: 'USD',
    balance: sampleBalance({ cancelled: true, net: 0 }),
    permConvRegNo: null,
    parentOrderId: null,
    timelineEvents: [{ what: 'CANCELLED', at: '2026-11-03T12:00:00Z', amount: null, note: 'Asked by phone' }],
  });
  expect(step).toEqual({ place: 'failed', words: 'Cancelled', when: 'Nov 3, 2026', note: 'Asked by phone' });
});

it('what happened on one day is one step, except what failed or has a note', () => {
  const on = (what: TimelineEventKind, hour: string, note: string | null = null) => ({
    what,
    at: `2026-11-03T${hour}:00:00Z`,
    amount: null,
    note,
  });
  const list = [
    on('STARTED', '12'),
    on('SUBMITTED', '13'),
    on('ASKED', '14', 'How old is Anna?'),
    on('PAYMENT_REPORTED', '15'),
    on('PAYMENT_DECLINED', '16'),
  ];
  expect(way({ paymentStatus: 'PAYMENT_DECLINED' }, list).slice(0, 3)).toEqual([
    'Registration started, sent for approval, the registrar asked you by email',
    'You reported your payment',
    'failed: Your payment did not go through ()',
  ]);
});
