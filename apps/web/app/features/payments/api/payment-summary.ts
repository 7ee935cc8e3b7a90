import { getPaymentSummary } from '@sangamam/contract/payments/payment-endpoints';
import { useQueryClient } from '@tanstack/react-query';

import { ordersGroup } from '#web/domain/orders/registration-key.ts';
import { createQueryHook } from '#web/lib/query/endpoint-hooks.ts';

/** What is to be paid for an order, how, and what is on record. Without an id nothing is asked. */
export const usePaymentSummary = createQueryHook(
  getPaymentSummary,
  (orderId: string | undefined) => (orderId === undefined ? undefined : { params: { orderId } }),
  { group: ordersGroup },
);

/** Asks anew what is on record for the orders and their payments. */
export function useRefreshPayments(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: [ordersGroup] });
}
