import type { PaypalClient } from '#server/adapters/paypal/paypal-client.ts';
import { PaypalRefused, PaypalUnavailable } from '#server/adapters/paypal/paypal-errors.ts';
import type { Context } from '#server/db/context.ts';
import { AppError } from '#server/http/errors/app-error.ts';

/** When another try makes sense. */
const retryAfterSeconds = 30;

/**
 * Runs `work` with the association's account at PayPal. What PayPal leaves open becomes a 503: whoever asked may ask
 * again, since every request has an id of its own that is the same next time.
 *
 * @throws NOT_FOUND while PayPal is not configured, PAYPAL_UNAVAILABLE
 */
export async function withPaypal<Result>(
  { paypal }: Context,
  work: (paypal: PaypalClient) => Promise<Result>,
): Promise<Result> {
  if (!paypal) throw new AppError('NOT_FOUND');
  try {
    return await work(paypal);
  } catch (cause) {
    if (!(cause instanceof PaypalUnavailable) && !(cause instanceof PaypalRefused)) throw cause;
    throw new AppError('PAYPAL_UNAVAILABLE', { retryAfterSeconds, cause });
  }
}
