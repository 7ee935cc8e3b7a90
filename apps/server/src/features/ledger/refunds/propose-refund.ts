import { keptByTerms, keptForEach } from '@sangamam/contract/conventions/cancellation/cancellation-terms';
import { calendarDateIn } from '@sangamam/contract/fields/dates/calendar-date';
import { receivedIn } from '@sangamam/contract/ledger/entries/ledger';
import { uncoveredRefundOf } from '@sangamam/contract/ledger/entries/refund-due';
import type { RefundProposal } from '@sangamam/contract/ledger/refunds/refund-admin-endpoints';
import { netOf } from '@sangamam/contract/orders/pricing/adjustment-line';
import { linesInForce } from '@sangamam/contract/orders/pricing/lines-in-force';
import { priceIn } from '@sangamam/contract/orders/pricing/price-list';

import { reasonByTerms } from '#phrases/ledger/refunds.ts';
import { inTransaction, type Context } from '#server/db/context.ts';
import { conventionById } from '#server/features/conventions/convention-by-id.ts';
import { cancellationTermsOf } from '#server/features/orders/order/cancellation-terms-of.ts';
import { selectedPeople } from '#server/features/orders/participants/selected-people.ts';
import { linesInOrder } from '#server/features/orders/pricing/lines-of-order.ts';

import { lockPayment } from '../decisions/locked-payment.ts';
import { decisionFactsOf, type PaymentWithLedger } from '../payment-facts.ts';
import { listLedgerOfOrder } from '../payment-repository.ts';
import { keptInRefunds } from './refund-repository.ts';

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
 * was cancelled: what people who had left before cost, and what the terms keep for those who attended. It is kept once,
 * though several payments hold its money.
 */
export async function proposeRefund(ctx: Context, locked: PaymentWithLedger): Promise<RefundProposal> {
  const { order, payment } = locked;
  const refundable = uncoveredRefundOf(decisionFactsOf(locked));
  const none = { refundable, amount: refundable, kept: null };
  if (order.cancelledAt === null) return none;
  const convention = await conventionById(ctx, order.conventionId);
  const terms = cancellationTermsOf(order, convention);
  const { currency } = payment;
  const cancelledOn = calendarDateIn(convention.timeZone, order.cancelledAt);
  const people = (await selectedPeople(ctx, order.id)).length;
  const received = receivedIn(await listLedgerOfOrder(ctx.db, order.id));
  const keptLines = linesInForce(await linesInOrder(ctx, order)).map(({ line }) => line);
  const keptBefore = Math.min(
    received,
    priceIn(currency, netOf(keptLines.filter(({ kind }) => kind === 'KEPT_ON_CANCELLATION'))),
  );
  const kept = keptByTerms(terms, cancelledOn, { people, givenBack: received - keptBefore, currency });
  if (!kept) return none;
  const { until } = kept;
  const step = terms.find((one) => one.until === until);
  const total = keptBefore + kept.fee;
  const keptElsewhere = await keptInRefunds(ctx.db, order.id);
  const fee = Math.min(refundable, Math.max(0, total - keptElsewhere));
  const facts = {
    forEach: step ? keptForEach(step, currency) : null,
    until,
    people,
    cancelledOn,
    keptBefore,
  };
  return {
    refundable,
    amount: refundable - fee,
    kept: { ...facts, fee, total, keptElsewhere, reason: reasonByTerms({ ...facts, currency }) },
  };
}
