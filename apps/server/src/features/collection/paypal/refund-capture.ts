import type { Currency } from '@sangamam/contract/orders/pricing/currency-for';

import * as phrases from '#phrases/collection/paypal.ts';
import { PaypalRefused } from '#server/adapters/paypal/paypal-errors.ts';
import type { PaypalRefund } from '#server/adapters/paypal/paypal-wire.ts';
import type { Context } from '#server/db/context.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import { withPaypal } from './require-paypal.ts';

/** Money to give back; the amount is in whole dollars. */
interface CaptureRefund {
  captureId: string;
  /** The id of the refund's record: repeated with it, the money goes back once. */
  refundId: string;
  amount: number;
  currency: Currency;
}

/**
 * Gives captured money back to the payer. Writes nothing: the record of the refund books it.
 *
 * @throws PAYPAL_REFUSED with PayPal's issue; PAYPAL_UNAVAILABLE when nobody knows whether it went: ask again with the
 * same id
 */
export function refundCapture(
  ctx: Context,
  { captureId, refundId, amount, currency }: CaptureRefund,
): Promise<PaypalRefund> {
  return withPaypal(ctx, async (paypal) => {
    try {
      const refund = { amount, currency, note: phrases.refundNote, customId: refundId };
      const given = await paypal.refundCapture(captureId, refund, `${refundId}-refund`);
      if (given.status === 'FAILED' || given.status === 'CANCELLED') throw refusal(given.status);
      return given;
    } catch (cause) {
      if (cause instanceof PaypalRefused) throw refusal(cause.issue, cause);
      throw cause;
    }
  });
}

function refusal(issue: string, cause?: PaypalRefused): AppError {
  return new AppError('PAYPAL_REFUSED', { message: phrases.refundRefused({ issue }), cause });
}
