import { getTreasurer } from '@sangamam/contract/payments/payment-endpoints';
import { useQuery } from '@tanstack/react-query';

import { callEndpoint } from '#web/lib/api/call-endpoint.ts';
import { orderKeys } from '#web/domain/orders/order-keys.ts';

/** Whom the family pays. */
export function useTreasurer(orderId: string | undefined) {
  return useQuery({
    queryKey: orderKeys.treasurer(orderId ?? ''),
    queryFn: ({ signal }) => callEndpoint(getTreasurer, { params: { orderId: orderId ?? '' } }, { signal }),
    enabled: orderId !== undefined,
  });
}
