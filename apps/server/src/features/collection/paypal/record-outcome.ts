import type { PaypalCapture, PaypalOrder } from '#server/adapters/paypal/paypal-wire.ts';
import type { Context } from '#server/db/context.ts';

import type { PaypalAttemptRow } from './attempt-repository.ts';
import { bookMoney, bookPending } from './book-money.ts';
import { withLockedAttempt, type LockedAttempt } from './lock-attempt.ts';
import { declineLocked } from './record-decline.ts';
import { recordMoneyBack } from './record-money-back.ts';

/**
 * Books what PayPal says about a completed order, in one transaction under the order's lock; each capture and each
 * refund once, by its id. Money that was taken is booked whatever became of the attempt or the order meanwhile.
 */
export function recordOutcome(
  ctx: Context,
  seen: Pick<PaypalAttemptRow, 'id' | 'orderId'>,
  { purchase_units: [unit] }: PaypalOrder,
): Promise<PaypalAttemptRow> {
  return withLockedAttempt(ctx, seen, async (ctx, locked) => {
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
