import { balanceOf, type PaymentOnRecord } from '@sangamam/contract/ledger/balance/balance';
import type { PaymentStatus } from '@sangamam/contract/orders/order-status';

import { factsOf } from '#server/features/orders/order/order-facts.ts';
import { mailPaymentReminder } from '#server/features/collection/mails/payment-reminder-mail.ts';
import { mailChecklist } from '#server/features/reports/checklist-reminders/checklist-reminder-mail.ts';

import type { SampleWorld, Samples } from './sample-world.ts';

const openBalance = (
  { order }: SampleWorld,
  paymentStatus: PaymentStatus | null,
  payment?: PaymentOnRecord,
) => balanceOf({ ...factsOf(order), net: 1_250, cancelled: false, paymentStatus }, payment);

const dueDate = '2027-03-01';

/** Reminders of open payments and of the checklist. */
export const reminderSamples = {
  'payment.reminder': (ctx, world) =>
    mailPaymentReminder(ctx, world.order, {
      balance: openBalance(world, null),
      reminder: { reason: 'NOT_REPORTED', step: -3, dueDate, isLate: false },
    }),
  'payment.reminder (not arrived)': (ctx, world) =>
    mailPaymentReminder(ctx, world.order, {
      balance: openBalance(world, 'PENDING_PAYMENT_APPROVAL', {
        method: 'CHASE',
        fee: 0,
        received: 0,
        dueDate,
      }),
      reminder: { reason: 'NOT_ARRIVED', step: 1, dueDate, isLate: true },
    }),
  'payment.reminder (part)': (ctx, world) =>
    mailPaymentReminder(ctx, world.order, {
      balance: openBalance(world, 'PAYMENT_RECEIVED', { method: 'CHEQUE', fee: 0, received: 400, dueDate }),
      reminder: { reason: 'PART_OPEN', step: 7, dueDate, isLate: true },
    }),
  'checklist.reminder': (ctx, { order }) =>
    mailChecklist(ctx, order, {
      day: '2027-05-01',
      items: [
        { topic: 'CONSENTS', by: '2027-07-15' },
        { topic: 'CARDS', by: '2027-07-01' },
        { topic: 'PICTURE', by: '2027-07-01' },
        { topic: 'TRAVEL', by: '2027-04-30' },
      ],
    }),
} satisfies Samples;
