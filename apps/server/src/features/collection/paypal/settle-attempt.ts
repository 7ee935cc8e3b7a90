import { paymentRefusal } from '@sangamam/contract/collection/reporting/payability';

import { PaypalRefused } from '#server/adapters/paypal/paypal-errors.ts';
import { inTransaction, type Context } from '#server/db/context.ts';
import { factsOf } from '#server/features/orders/order/order-facts.ts';
import type { PaypalCapture, PaypalOrder } from '#server/adapters/paypal/paypal-wire.ts';

import { isOpen, updateAttempt, type PaypalAttemptRow } from './attempt-repository.ts';
import { lockAttempt, moveOpenAttempt, type LockedAttempt } from './lock-attempt.ts';
import { recordDecline, declineLocked } from './record-decline.ts';
import { withPaypal } from './require-paypal.ts';
import { bookMoney, bookPending } from './book-money.ts';
import { recordMoneyBack } from './record-money-back.ts';

/**
 * Books what PayPal says about a completed order, in one transaction under the order's lock; each capture and each
 * refund once, by its id. Money that was taken is booked whatever became of the attempt or the order meanwhile.
 */
function recordOutcome(
  ctx: Context,
  seen: Pick<PaypalAttemptRow, 'id' | 'orderId'>,
  { purchase_units: [unit] }: PaypalOrder,
): Promise<PaypalAttemptRow> {
  return inTransaction(ctx, async (ctx) => {
    const locked = await lockAttempt(ctx, seen);
    if (unit?.custom_id !== locked.attempt.id)
      throw new Error(`PayPal's order of attempt ${locked.attempt.id} names another attempt`);
    const { captures, refunds } = unit.payments;
    const attempt = await recordCapture(ctx, locked, captures);
    for (const refund of refunds) await recordMoneyBack(ctx, attempt, refund);
    return attempt;
  });
}

/** Statuses of a capture whose money came, even if some of it has gone back since. */
const takenStatuses = new Set(['COMPLETED', 'PARTIALLY_REFUNDED', 'REFUNDED']);

async function recordCapture(
  ctx: Context,
  locked: LockedAttempt,
  captures: readonly PaypalCapture[],
): Promise<PaypalAttemptRow> {
  const taken = captures.find(({ status }) => takenStatuses.has(status));
  if (taken) return locked.attempt.state === 'CAPTURED' ? locked.attempt : bookMoney(ctx, locked, taken);
  const pending = captures.find(({ status }) => status === 'PENDING');
  if (pending) return locked.attempt.paymentId === null ? bookPending(ctx, locked, pending) : locked.attempt;
  return captures.length === 0 ? locked.attempt : declineLocked(ctx, locked);
}

/** PayPal forgets an order that nobody approved after three hours. */
const forgottenAfterMs = 6 * 3_600_000;

/**
 * Brings an attempt to what PayPal says about it now: takes the money when the payer has approved, and books what was
 * taken or given back. Safe to call at any time, any number of times and in parallel: returns, webhooks and the job all
 * end here, and only what PayPal answers counts.
 *
 * @throws PAYPAL_UNAVAILABLE when PayPal does not say what happened; the next call finds out
 */
export async function settleAttempt(ctx: Context, attempt: PaypalAttemptRow): Promise<PaypalAttemptRow> {
  const { providerOrderId } = attempt;
  // Its address was never stored, so that nobody was sent there.
  if (providerOrderId === null) return closeWhenForgotten(ctx, attempt);
  const found = await withPaypal(ctx, (paypal) => paypal.getOrder(providerOrderId));
  switch (found?.status) {
    case 'APPROVED':
      return takeMoney(ctx, attempt, providerOrderId);
    case 'COMPLETED':
      return recordOutcome(ctx, attempt, found);
    case undefined:
    case 'VOIDED':
      return moveOpenAttempt(ctx, attempt, 'CLOSED');
    default:
      return closeWhenForgotten(ctx, attempt);
  }
}

/** Nothing was taken: the attempt stays open, also when the answer to a capture was lost, until PayPal forgets it. */
function closeWhenForgotten(ctx: Context, attempt: PaypalAttemptRow): Promise<PaypalAttemptRow> {
  const isForgotten = ctx.now().getTime() - attempt.createdAt.getTime() > forgottenAfterMs;
  return moveOpenAttempt(ctx, attempt, isForgotten ? 'CLOSED' : 'OPEN');
}

/** The request id is the same each time, so that money is taken once, whoever asks and whatever answer was lost. */
async function takeMoney(
  ctx: Context,
  attempt: PaypalAttemptRow,
  providerOrderId: string,
): Promise<PaypalAttemptRow> {
  const current = await announceCapture(ctx, attempt);
  if (current.state !== 'CAPTURING') return current;
  return withPaypal(ctx, async (paypal) => {
    try {
      const captured = await paypal.captureOrder(providerOrderId, `${attempt.id}-capture`);
      return await recordOutcome(ctx, attempt, captured);
    } catch (error) {
      if (!(error instanceof PaypalRefused)) throw error;
      if (declines.has(error.issue)) return recordDecline(ctx, attempt);
      if (error.issue === 'ORDER_NOT_APPROVED') return moveOpenAttempt(ctx, attempt, 'OPEN');
      if (error.issue !== 'ORDER_ALREADY_CAPTURED') throw error;
      const found = await paypal.getOrder(providerOrderId);
      if (!found) throw error;
      return recordOutcome(ctx, attempt, found);
    }
  });
}

/** Issues by which PayPal says that this payer cannot pay in this way. */
const declines = new Set([
  'INSTRUMENT_DECLINED',
  'PAYER_CANNOT_PAY',
  'PAYER_ACCOUNT_RESTRICTED',
  'PAYER_ACCOUNT_LOCKED_OR_CLOSED',
  'TRANSACTION_REFUSED',
  'TRANSACTION_BLOCKED_BY_PAYEE',
  'REDIRECT_PAYER_FOR_ALTERNATE_FUNDING',
]);

/**
 * Stores that money is about to be taken, so that a process that dies meanwhile leaves a trace. Nothing is taken for an
 * order that cannot be paid any more: it was cancelled, or another payment was reported since.
 */
function announceCapture(ctx: Context, seen: PaypalAttemptRow): Promise<PaypalAttemptRow> {
  return inTransaction(ctx, async (ctx) => {
    const { attempt, order } = await lockAttempt(ctx, seen);
    if (!isOpen(attempt)) return attempt;
    const facts = factsOf(order);
    const isPayable = paymentRefusal(facts) === undefined && facts.net === attempt.netAmount;
    const state = isPayable ? 'CAPTURING' : 'CLOSED';
    return updateAttempt(ctx.db, attempt.id, { state, updatedAt: ctx.now() });
  });
}
