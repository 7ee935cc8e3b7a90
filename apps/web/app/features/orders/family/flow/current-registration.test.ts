import type { OrderSummary } from '@sangamam/contract/orders/order';
import { expect, it } from 'vitest';

import { currentRegistration } from './current-registration.ts';

function order(
  _id: string,
  convention: string,
  status: OrderSummary['status'],
  parentOrderId: string | null = null,
): OrderSummary {
  return { _id, status, parentOrderId, conventionData: { _id: convention } } as OrderSummary;
}

const history = [
  order('addons', 'next', 'SUBMITTED', 'sent'),
  order('sent', 'next', 'CONFIRMED'),
  order('open', 'youth', 'INCOMPLETE'),
  order('cancelled', 'old', 'CANCELLED'),
];

it.each<[string, { orderId: string | null; conventionId: string }, string | undefined]>([
  ['the one that is named', { orderId: 'cancelled', conventionId: 'next' }, 'cancelled'],
  ['an add-on order by its name', { orderId: 'addons', conventionId: '' }, 'addons'],
  ['none where a name is unknown', { orderId: 'nobody', conventionId: 'next' }, undefined],
  ['that of the chosen convention', { orderId: null, conventionId: 'next' }, 'sent'],
  ['the unfinished one where nothing is chosen', { orderId: null, conventionId: '' }, 'open'],
  ['the unfinished one where the chosen one was cancelled', { orderId: null, conventionId: 'old' }, 'open'],
])('the current registration is %s', (_name, wanted, found) => {
  expect(currentRegistration(history, wanted)?._id).toBe(found);
});

it('the current registration is the newest not cancelled if all are sent, and none if there is none', () => {
  const nothing = { orderId: null, conventionId: '' };
  expect(currentRegistration(history.slice(0, 2), nothing)?._id).toBe('sent');
  expect(currentRegistration(history.slice(3), nothing)).toBeUndefined();
});
