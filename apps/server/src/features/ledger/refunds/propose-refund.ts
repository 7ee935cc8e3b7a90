import { uncoveredRefundOf } from '@sangamam/contract/ledger/entries/refund-due';
import type { RefundProposal } from '@sangamam/contract/ledger/refunds/refund-admin-endpoints';

import { reasonByTerms } from '#phrases/ledger/refunds.ts';
import { inTransaction, type Context } from '#server/db/context.ts';
import { conventionById } from '#server/features/conventions/convention-by-id.ts';
import { dayOfCancellation } from '#server/features/orders/cancel/day-of-cancellation.ts';

import { lockPayment } from '../decisions/locked-payment.ts';
import { decisionFactsOf, type PaymentWithLedger } from '../payment-facts.ts';
import { feeByTerms } from './fee-by-terms.ts';

/**
 * What a refund of a payment would give back and keep.
 *
 * @throws NOT_FOUND
 */
export function readRefundProposal(ctx: Context, paymentId: string): Promise<RefundProposal> {
  return inTransaction(ctx, async (ctx) => proposeRefund(ctx, await lockPayment(ctx, paymentId)));
}

/**
 * The same for a payment under the lock of its order. The fee is that of the whole registration on the day on which it
 * was cancelled, or on which its family asked for that: what people who had left before cost, and what the terms keep for
 * those who attended. It is kept once, though several payments hold its money.
 */
export async function proposeRefund(ctx: Context, locked: PaymentWithLedger): Promise<RefundProposal> {
  const { order, payment } = locked;
  const refundable = uncoveredRefundOf(decisionFactsOf(locked));
  const none = { refundable, amount: refundable, kept: null };
  const convention = await conventionById(ctx, order.conventionId);
  const cancelled = await dayOfCancellation(ctx, order, convention.timeZone);
  if (!cancelled) return none;
  const { day, isAsked } = cancelled;
  const { currency } = payment;
  const byTerms = await feeByTerms(ctx, order, { day, currency, convention });
  if (!byTerms) return none;
  const fee = Math.min(refundable, Math.max(0, byTerms.total - byTerms.keptElsewhere));
  const facts = { ...byTerms, cancelledOn: day };
  return {
    refundable,
    amount: refundable - fee,
    kept: { ...facts, fee, reason: reasonByTerms({ ...facts, isAsked, currency }) },
  };
}
