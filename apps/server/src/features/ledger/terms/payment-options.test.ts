import { expect, it } from 'vitest';

import { paymentOption } from './payment-options.ts';

const settings = { convenienceFee: { CHASE: 0, CHEQUE: 1.5, PAYPAL: 2.9, CREDIT_CARD: 3.5 } };
const dueDate = '2026-12-07';

it('a method without a fee costs the price', () => {
  expect(paymentOption('CHASE', { net: 100, dueDate }, settings)).toEqual({
    method: 'CHASE',
    feePercent: 0,
    convenienceFee: 0,
    totalDue: 100,
    dueDate,
  });
});

it('the fee is rounded up to whole dollars and added to the price', () => {
  expect(paymentOption('CHEQUE', { net: 535, dueDate }, settings)).toMatchObject({
    feePercent: 1.5,
    convenienceFee: 9,
    totalDue: 544,
  });
});
