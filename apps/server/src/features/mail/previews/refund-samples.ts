import { mailMovedIn, mailMovedOut } from '#server/features/ledger/mails/money-moved-mail.ts';
import { mailRefund } from '#server/features/ledger/mails/refund-mail.ts';

import type { Samples, SampleWorld } from './sample-world.ts';

const refund = ({ order, payment }: SampleWorld) => ({
  id: '01970000-0000-7000-8000-000000000002',
  paymentId: payment.id,
  orderId: order.id,
  currency: payment.currency,
  amount: 1_200,
  keptFee: 50,
  keptFeeReason: 'The hotel had charged us for the room.',
  method: 'CHEQUE' as const,
  reference: 'Check 2207',
  revision: 2,
  createdAt: order.updatedAt,
});

/** Mails about money that goes back or elsewhere. */
export const refundSamples = {
  'refund.sent': (ctx, world) => mailRefund(ctx, world.order, { ...refund(world), state: 'SENT' }),
  'refund.failed': (ctx, world) => mailRefund(ctx, world.order, { ...refund(world), state: 'FAILED' }),
  'refund.donated': (ctx, world) => mailRefund(ctx, world.order, { ...refund(world), state: 'DONATED' }),
  'refund.kept': (ctx, world) =>
    mailRefund(ctx, world.order, { ...refund(world), amount: 0, keptFee: 1_250, state: 'DONE' }),
  'payment.moved_in': (ctx, world) => mailMovedIn(ctx, { ...world, amount: 250, isOneFamily: false }),
  'payment.moved_in (own money)': (ctx, world) =>
    mailMovedIn(ctx, { ...world, amount: 250, isOneFamily: true }),
  'payment.moved_out': (ctx, world) => mailMovedOut(ctx, { ...world, amount: 250 }),
} satisfies Samples;
