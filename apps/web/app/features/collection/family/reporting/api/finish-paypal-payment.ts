import { returnFromPaypal, type PaypalOutcome } from '@sangamam/contract/collection/paypal/paypal-endpoints';

import { ApiError, isRefusal } from '#web/lib/api/api-error.ts';
import { callEndpoint } from '#web/lib/api/call-endpoint.ts';

/** What became of a visit to PayPal, or why nobody knows: no such payment, or no answer (with its sentence). */
export type PaypalReturn =
  | { kind: 'settled'; outcome: PaypalOutcome }
  | { kind: 'unknown-payment' }
  | { kind: 'no-answer'; sentence: string };

/** Reports that the payer is back. A repeated call gets the same answer, so that a reload does no harm. */
export async function finishPaypalPayment(
  orderId: string,
  token: string | null,
  signal: AbortSignal,
): Promise<PaypalReturn> {
  const body = returnFromPaypal.body.safeParse({ token });
  if (!body.success) return { kind: 'unknown-payment' };
  try {
    const { outcome } = await callEndpoint(
      returnFromPaypal,
      { params: { orderId }, body: body.data },
      { signal },
    );
    return { kind: 'settled', outcome };
  } catch (error) {
    if (isRefusal(error, 'ORDER_NOT_FOUND') || isRefusal(error, 'RQST_PARAMS_INVALID'))
      return { kind: 'unknown-payment' };
    if (error instanceof ApiError) return { kind: 'no-answer', sentence: error.message };
    throw error;
  }
}
