import type { PaypalOutcome } from '@sangamam/contract/collection/paypal/paypal-endpoints';

import type { Context } from '#server/db/context.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import { entriesOf } from '#server/features/ledger/post.ts';

import { findAttemptByProvider, isOpen, type PaypalAttemptRow } from './attempt-repository.ts';
import { settleAttempt } from './settle-attempt.ts';

/**
 * A payer comes back from PayPal, with or without having approved. The token of PayPal's redirect must belong to this
 * order. Idempotent: a reload or a second device gets the same answer.
 *
 * @throws ORDER_NOT_FOUND, PAYPAL_UNAVAILABLE while nobody knows what happened
 */
export async function returnFromPaypal(
  ctx: Context,
  { orderId, token }: { orderId: string; token: string },
): Promise<{ orderId: string; outcome: PaypalOutcome }> {
  const attempt = await findAttemptByProvider(ctx.db, 'providerOrderId', token);
  if (attempt?.orderId !== orderId) throw new AppError('ORDER_NOT_FOUND');
  const settled = isOpen(attempt) ? await settleAttempt(ctx, attempt) : attempt;
  return { orderId, outcome: await outcomeOf(ctx, settled) };
}

/**
 * Money that was booked as nothing, because it is of another currency or less than a dollar, is not called received:
 * the treasurer looks into it.
 */
async function outcomeOf(ctx: Context, { state, paymentId }: PaypalAttemptRow): Promise<PaypalOutcome> {
  if (state !== 'CAPTURED' || paymentId === null) return outcomes[state];
  const ledger = await entriesOf(ctx, paymentId);
  return ledger.some(({ kind, amount }) => kind === 'RECEIVED' && amount > 0) ? 'RECEIVED' : 'PENDING';
}

const outcomes: Readonly<Record<PaypalAttemptRow['state'], PaypalOutcome>> = {
  OPEN: 'NOT_APPROVED',
  CAPTURING: 'PENDING',
  PENDING: 'PENDING',
  CAPTURED: 'RECEIVED',
  DECLINED: 'DECLINED',
  CLOSED: 'NOT_CHARGED',
};
