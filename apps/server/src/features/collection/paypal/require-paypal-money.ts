import * as phrases from '#phrases/collection/paypal.ts';
import type { Context } from '#server/db/context.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import { findAttemptsOfPayment, type PaypalAttemptRow } from './attempt-repository.ts';

/**
 * The attempt whose money PayPal took for this payment and can give back.
 *
 * @throws PAYPAL_REFUSED when the money came in another way, or PayPal is not configured any more
 */
export async function requirePaypalMoney(
  ctx: Context,
  paymentId: string,
): Promise<PaypalAttemptRow & { captureId: string }> {
  const attempts = ctx.paypal ? await findAttemptsOfPayment(ctx.db, paymentId) : [];
  for (const attempt of attempts) {
    const { state, captureId } = attempt;
    if (state === 'CAPTURED' && captureId !== null) return { ...attempt, captureId };
  }
  throw new AppError('PAYPAL_REFUSED', { message: phrases.notPaypalMoney });
}
