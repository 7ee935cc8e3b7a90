import { expect, it } from 'vitest';

import { refundDueOf } from './refund-due.ts';

const state = 'PAYMENT_APPROVED';

it.each([
  ['nothing is held', { held: 0 }, 0],
  ['a part is held', { held: 40 }, 0],
  ['what is due is held', { held: 100 }, 0],
  ['too much is held', { held: 130 }, 30],
  ['the order is not active', { held: 100, orderIsActive: false }, 100],
  ['the order is not active and a part is held', { held: 40, orderIsActive: false }, 40],
  ['the payment was rejected', { held: 100, state: 'PAYMENT_REJECTED' }, 100],
  ['money came back to a reversed payment', { held: 30, state: 'PAYMENT_DECLINED' }, 30],
  ['more than is due came before the approval', { held: 120, state: 'PAYMENT_RECEIVED' }, 20],
] as const)('of 100 due, %s', (_what, facts, expected) => {
  expect(refundDueOf({ state, due: 100, orderIsActive: true, ...facts })).toBe(expected);
});
