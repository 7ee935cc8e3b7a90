import { expect, it } from 'vitest';

import { mayBuyAddons, mayCancelOwnOrder, withStatus } from './addon-order-rules.ts';
import { paymentStatuses, registrationStatuses, type OrderFacts } from '../order-status.ts';

const pending: OrderFacts = {
  cancelled: false,
  submitted: true,
  net: 100,
  registrationStatus: 'PENDING_REG_APPROVAL',
  paymentStatus: null,
};

it.each<[Partial<OrderFacts>, boolean]>([
  [{}, false],
  [{ paymentStatus: 'PENDING_PAYMENT_APPROVAL' }, true],
  [{ paymentStatus: 'PENDING_PAYMENT_APPROVAL', registrationStatus: 'REG_REJECTED' }, false],
  [{ paymentStatus: 'PAYMENT_DECLINED', registrationStatus: 'REG_APPROVED' }, false],
  [{ paymentStatus: 'PAYMENT_APPROVED', registrationStatus: 'REG_APPROVED' }, true],
  [{ net: 0 }, true],
  [{ net: 0, registrationStatus: 'REG_REJECTED' }, false],
  [{ net: 0, cancelled: true }, false],
  [{ submitted: false, registrationStatus: null }, false],
])('add-ons for %j: %s', (facts, may) => {
  expect(mayBuyAddons(withStatus({ ...pending, ...facts }))).toBe(may);
});

it('a registrant may cancel only an order that is neither paid, rejected nor cancelled', () => {
  const cancellable = registrationStatuses.flatMap((registrationStatus) =>
    [null, ...paymentStatuses].flatMap((paymentStatus) =>
      mayCancelOwnOrder(withStatus({ ...pending, registrationStatus, paymentStatus }))
        ? [`${registrationStatus} ${paymentStatus}`]
        : [],
    ),
  );
  expect(cancellable).toEqual(['PENDING_REG_APPROVAL null', 'REG_APPROVED null']);
  expect(mayCancelOwnOrder(withStatus({ ...pending, cancelled: true }))).toBe(false);
});
