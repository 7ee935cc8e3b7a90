import { expect, it } from 'vitest';

import { ticketSteps } from './ticket-steps.ts';

type Facts = Parameters<typeof ticketSteps>[0];

const sent: Facts = {
  status: 'SUBMITTED',
  registrationStatus: 'PENDING_REG_APPROVAL',
  paymentStatus: null,
  netPrice: 1100,
  isAddonOrder: false,
};
const approved = { registrationStatus: 'REG_APPROVED' } as const;

it.each<[string, Partial<Facts>, string[]]>([
  ['sent', {}, ['done Sent', 'now Approval (the registrar)', 'ahead Payment (you)', 'ahead Confirmed']],
  [
    'paid before the approval',
    { paymentStatus: 'PENDING_PAYMENT_APPROVAL' },
    ['done Sent', 'now Approval (the registrar)', 'now Payment (the treasurer)', 'ahead Confirmed'],
  ],
  ['approved', approved, ['done Sent', 'done Approval', 'now Payment (you)', 'ahead Confirmed']],
  [
    'declined',
    { ...approved, paymentStatus: 'PAYMENT_DECLINED' },
    ['done Sent', 'done Approval', 'failed Payment (you)', 'ahead Confirmed'],
  ],
  [
    'confirmed',
    { ...approved, paymentStatus: 'PAYMENT_APPROVED', status: 'CONFIRMED' },
    ['done Sent', 'done Approval', 'done Payment', 'done Confirmed'],
  ],
  ['free of charge', { netPrice: 0 }, ['done Sent', 'now Approval (the registrar)', 'ahead Confirmed']],
  ['add-ons with a price', { isAddonOrder: true }, ['done Sent', 'now Payment (you)', 'ahead Confirmed']],
  [
    'add-ons without a price',
    { isAddonOrder: true, netPrice: 0 },
    ['done Sent', 'now Approval (the registrar)', 'ahead Confirmed'],
  ],
])('the steps of an order that is %s', (_name, facts, steps) => {
  const told = ticketSteps({ ...sent, ...facts }).map(
    ({ name, place, whose }) => `${place} ${name}${whose ? ` (${whose})` : ''}`,
  );
  expect(told).toEqual(steps);
});
