import { getPaymentSummary } from '@sangamam/contract/collection/reporting/payment-endpoints';
import { useQueryClient } from '@tanstack/react-query';

import { ordersGroup } from '#web/domain/orders/registration-key.ts';
import { createQueryHook } from '#web/lib/query/endpoint-hooks.ts';

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
