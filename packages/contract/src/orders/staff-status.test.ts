import { expect, it } from 'vitest';

import { orderStatus, paymentStatuses, registrationStatuses } from './order-status.ts';
import { staffStatus, type StaffStatus } from './staff-status.ts';

const approved = { registrationStatus: 'REG_APPROVED' } as const;
const pending = { registrationStatus: 'PENDING_REG_APPROVAL' } as const;

it.each<[Partial<Parameters<typeof orderStatus>[0]>, StaffStatus]>([
  [{ submitted: false }, 'INCOMPLETE'],
  [pending, 'TO_BE_DECIDED'],
  [{ ...pending, paymentStatus: 'PENDING_PAYMENT_APPROVAL' }, 'TO_BE_DECIDED'],
  [{ ...pending, paymentStatus: 'PAYMENT_APPROVED' }, 'TO_BE_DECIDED'],
  [{ ...pending, paymentStatus: 'PAYMENT_DECLINED' }, 'TO_BE_DECIDED'],
  [{ ...pending, net: 0 }, 'TO_BE_DECIDED'],
  [approved, 'UNPAID'],
  [{ ...approved, paymentStatus: 'PAYMENT_DECLINED' }, 'UNPAID'],
  [{ ...approved, paymentStatus: 'PENDING_PAYMENT_APPROVAL' }, 'PAYMENT_TO_CHECK'],
  [{ ...approved, paymentStatus: 'PAYMENT_RECEIVED' }, 'PAYMENT_TO_CHECK'],
  [{ ...approved, paymentStatus: 'PAYMENT_APPROVED' }, 'CONFIRMED'],
  [{ ...approved, net: 0 }, 'CONFIRMED'],
  [{ registrationStatus: 'REG_REJECTED', paymentStatus: 'PAYMENT_RECEIVED' }, 'REJECTED'],
  [{ ...approved, cancelled: true, paymentStatus: 'PAYMENT_APPROVED' }, 'CANCELLED'],
  [{ registrationStatus: 'REG_REJECTED', cancelled: true }, 'CANCELLED'],
])('an order with %o is %s for staff', (facts, expected) => {
  const whole = { cancelled: false, submitted: true, net: 100, paymentStatus: null, ...pending, ...facts };
  expect(staffStatus(orderStatus(whole), whole.registrationStatus)).toBe(expected);
});

it('exactly the orders without a decision are to be decided, however their payment stands', () => {
  const all = registrationStatuses.flatMap((registrationStatus) =>
    [null, ...paymentStatuses].flatMap((paymentStatus) =>
      [0, 100].map((net) => ({ cancelled: false, submitted: true, net, registrationStatus, paymentStatus })),
    ),
  );
  const toBeDecided = all.filter(
    (facts) => staffStatus(orderStatus(facts), facts.registrationStatus) === 'TO_BE_DECIDED',
  );
  expect(toBeDecided).toEqual(all.filter((facts) => facts.registrationStatus === 'PENDING_REG_APPROVAL'));
  expect(toBeDecided).toHaveLength(12);
});
