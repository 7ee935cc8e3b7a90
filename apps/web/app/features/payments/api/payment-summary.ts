import { getPaymentSummary } from '@sangamam/contract/payments/payment-endpoints';
import { useQuery } from '@tanstack/react-query';

import { callEndpoint } from '#web/lib/api/call-endpoint.ts';
import { orderKeys } from '#web/domain/orders/order-keys.ts';

/** What is to be paid for an order, how, and what is on record. Without an id nothing is asked. */
export function usePaymentSummary(orderId: string | undefined) {
  return useQuery({
    queryKey: orderKeys.payment(orderId ?? ''),
    queryFn: ({ signal }) =>
      callEndpoint(getPaymentSummary, { params: { orderId: orderId ?? '' } }, { signal }),
    enabled: orderId !== undefined,
  });
}
