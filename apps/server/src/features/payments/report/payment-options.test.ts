import { expect, it } from 'vitest';

import { paymentOption } from './payment-options.ts';

const settings = { convenienceFee: { CHASE: 0, CHEQUE: 1.5, PAYPAL: 2.9, CREDIT_CARD: 3.5 } };
// Three in the morning of a Saturday in Greenwich is Friday evening in New York.
const friday = new Date('2026-11-21T03:00:00Z');

// SPEC §9: within 10 business days of the registration, of an add-on order within 10 days.
it.each([
  ['a registration', false, 'America/New_York', '2026-12-04'],
  ['an add-on order', true, 'America/New_York', '2026-11-30'],
  ['an add-on order where it is Saturday already', true, 'Asia/Kolkata', '2026-12-01'],
])(
  "the due date for %s counts days in the convention's time zone",
  (_name, isAddonOrder, timeZone, dueDate) => {
    const option = paymentOption('CHASE', { net: 100, isAddonOrder, timeZone }, settings, friday);
    expect(option).toEqual({ method: 'CHASE', feePercent: 0, convenienceFee: 0, totalDue: 100, dueDate });
  },
);

it('the fee is rounded up to whole dollars and added to the price', () => {
  const toPay = { net: 535, isAddonOrder: false, timeZone: 'America/Toronto' };
  expect(paymentOption('CHEQUE', toPay, settings, friday)).toMatchObject({
    feePercent: 1.5,
    convenienceFee: 9,
    totalDue: 544,
  });
});
