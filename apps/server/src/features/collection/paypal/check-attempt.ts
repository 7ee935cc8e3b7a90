import { paypalIsSilent, paypalIsUnreadable } from '#phrases/notices/notices.ts';
import { PaypalUnreadable } from '#server/adapters/paypal/paypal-errors.ts';
import type { Context } from '#server/db/context.ts';
import { enqueue } from '#server/db/queue/enqueue.ts';
import { clearNotice, raiseNotice } from '#server/features/notices/site-notices.ts';

import { findAttempt, isOpen, type PaypalAttemptRow } from './attempt-repository.ts';
import { settleAttempt } from './settle-attempt.ts';

const minuteMs = 60_000;

/** An attempt is looked at after five minutes, then after half its age again, at most every twelve hours. */
function pauseFor(ageMs: number): number {
  return Math.min(Math.max(ageMs / 2, 5 * minuteMs), 12 * 60 * minuteMs);
}

/** Queues the next look at an attempt whose end is not known, in the caller's transaction. */
export function scheduleCheck(ctx: Context, { id, createdAt }: PaypalAttemptRow): Promise<void> {
  const now = ctx.now().getTime();
  const runAt = new Date(now + pauseFor(now - createdAt.getTime()));
  return enqueue(ctx.db, 'settle-paypal-attempt', { attemptId: id }, { runAt });
}

/**
 * Asks PayPal about an attempt whose answer was lost: a payer who approved and closed the browser, a process that was
 * killed between capture and commit, money that PayPal holds back. Asks again later until the attempt is settled.
 *
 * @throws PAYPAL_UNAVAILABLE; the queue tries again, with growing pauses
 */
export async function checkAttempt(ctx: Context, attemptId: string): Promise<void> {
  const attempt = await findAttempt(ctx.db, attemptId);
  if (!attempt || !isUnsettled(attempt)) return;
  const settled = await settleOrTell(ctx, attempt);
  if (isUnsettled(settled)) await scheduleCheck(ctx, settled);
}

/** Longer than this, administrators are told that PayPal does not answer. */
const silentAfterMs = 60 * minuteMs;

async function settleOrTell(ctx: Context, attempt: PaypalAttemptRow): Promise<PaypalAttemptRow> {
  try {
    const settled = await settleAskingTwice(ctx, attempt);
    await clearNotice(ctx, 'paypal.silent');
    await clearNotice(ctx, 'paypal.unreadable');
    return settled;
  } catch (error) {
    if (isUnreadable(error)) {
      const message = paypalIsUnreadable({ orderId: attempt.providerOrderId ?? attempt.id });
      await raiseNotice(ctx, 'paypal.unreadable', message);
      throw error;
    }
    const ageMs = ctx.now().getTime() - attempt.createdAt.getTime();
    if (ageMs > silentAfterMs) await raiseNotice(ctx, 'paypal.silent', paypalIsSilent);
    throw error;
  }
}

/** A single answer that cannot be read may come from something in between; the second one is PayPal's. */
async function settleAskingTwice(ctx: Context, attempt: PaypalAttemptRow): Promise<PaypalAttemptRow> {
  try {
    return await settleAttempt(ctx, attempt);
  } catch (error) {
    if (!isUnreadable(error)) throw error;
    return settleAttempt(ctx, attempt);
  }
}

function isUnreadable(error: unknown): boolean {
  return error instanceof Error && error.cause instanceof PaypalUnreadable;
}

function isUnsettled(attempt: PaypalAttemptRow): boolean {
  return isOpen(attempt) || attempt.state === 'PENDING';
}
