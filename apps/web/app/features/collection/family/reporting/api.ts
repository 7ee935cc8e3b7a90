import {
  returnFromPaypal,
  type PaypalOutcome,
  startPaypalPayment,
} from '@sangamam/contract/collection/paypal/paypal-endpoints';
import {
  getPaymentSummary,
  reportChequePayment,
  reportZellePayment,
  getTreasurer,
} from '@sangamam/contract/collection/reporting/payment-endpoints';
import { useQueryClient } from '@tanstack/react-query';

import { ApiError, isRefusal } from '#web/lib/api/api-error.ts';
import { callEndpoint } from '#web/lib/api/call-endpoint.ts';
import { ordersGroup } from '#web/domain/orders/registration-key.ts';
import { createQueryHook, createMutationHook } from '#web/lib/query/endpoint-hooks.ts';

/** What became of a visit to PayPal, or why nobody knows: no such payment, or no answer (with its sentence). */
type PaypalReturn =
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

/** What to pay for an order, how, and what is recorded. Disabled without an id. */
export const usePaymentSummary = createQueryHook(
  getPaymentSummary,
  (orderId: string | undefined) => (orderId === undefined ? undefined : { params: { orderId } }),
  { group: ordersGroup },
);

/** Refetches the orders and their payments. */
export function useRefreshPayments(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: [ordersGroup] });
}

/** Reports that a check was mailed. The page refreshes the orders once it has been left. */
export const useReportChequePayment = createMutationHook(reportChequePayment, (orderId: string) => () => ({
  params: { orderId },
}));

/**
 * Reports a Zelle transfer, or that a pending one comes from another address. The page refreshes the orders itself, once
 * it has been left or a refusal has been read.
 */
export const useReportZellePayment = createMutationHook(
  reportZellePayment,
  (orderId: string) => (chaseTransferEmail: string) => ({
    params: { orderId },
    body: { chaseTransferEmail },
  }),
);

/** Asks where the family approves its payment at PayPal. */
export const useStartPaypalPayment = createMutationHook(startPaypalPayment, (orderId: string) => () => ({
  params: { orderId },
}));

/** The treasurer, whom the family pays. Disabled without an id. */
export const useTreasurer = createQueryHook(
  getTreasurer,
  (orderId: string | undefined) => (orderId === undefined ? undefined : { params: { orderId } }),
  { group: ordersGroup },
);
