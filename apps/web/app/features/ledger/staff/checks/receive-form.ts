import { calendarDateIn } from '@sangamam/contract/fields/dates/calendar-date';
import { receivePayment } from '@sangamam/contract/ledger/payments/payment-admin-endpoints';
import { checkDetails } from '@sangamam/contract/ledger/checks/check-details';
import { type PaymentMethod, isByCheck } from '@sangamam/contract/ledger/terms/payment-methods';
import { z } from 'zod';

import { wholeDollars } from '../payments/whole-dollars.ts';

const { amount, reference } = receivePayment.body.shape;
const money = { amount: wholeDollars.pipe(amount), reference };
const typedCheck = z.object({
  number: z.string(),
  bank: z.string(),
  writtenOn: z.string(),
  receivedOn: z.string(),
});

/** Received money as the treasurer types it: a check with what is written on it, or other money with a reference. */
export const receiveForm = z.discriminatedUnion('isCheck', [
  z
    .object({ isCheck: z.literal(true), ...money, check: checkDetails })
    .transform(({ amount, check }) => ({ amount, check })),
  z
    .object({ isCheck: z.literal(false), ...money, check: typedCheck })
    .transform(({ amount, reference }) => ({ amount, reference })),
]);
export type ReceiveFormInput = z.input<typeof receiveForm>;
export type ReceiveFormOutput = z.output<typeof receiveForm>;

/** What the form begins with: the missing amount, and for a payment by check one that came today. */
export function receiveFormValues(method: PaymentMethod, missing: number): ReceiveFormInput {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const receivedOn = calendarDateIn(timeZone, new Date());
  return {
    isCheck: isByCheck(method),
    amount: missing > 0 ? String(missing) : '',
    reference: '',
    check: { number: '', bank: '', writtenOn: '', receivedOn },
  };
}
