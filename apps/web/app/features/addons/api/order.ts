import { getOrder } from '@sangamam/contract/orders/order-endpoints';
import { useQuery } from '@tanstack/react-query';

import { callEndpoint } from '#web/lib/api/call-endpoint.ts';
import { orderKeys } from '#web/lib/query/order-keys.ts';

/** One order whole: its package, its add-ons and the special request. */
export function useOrder(orderId: string) {
  return useQuery({
    queryKey: orderKeys.order(orderId),
    queryFn: ({ signal }) => callEndpoint(getOrder, { params: { orderId } }, { signal }),
  });
}
