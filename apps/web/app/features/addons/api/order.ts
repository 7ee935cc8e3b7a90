import { getOrder } from '@sangamam/contract/orders/order-endpoints';
import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';

import { callEndpoint } from '#web/lib/api/call-endpoint.ts';
import { orderKeys } from '#web/domain/orders/order-keys.ts';

/** How one order is asked for. */
export const orderQuery = (orderId: string) =>
  queryOptions({
    queryKey: orderKeys.order(orderId),
    queryFn: ({ signal }) => callEndpoint(getOrder, { params: { orderId } }, { signal }),
  });

/** One order whole: its package, its add-ons and the special request. Without an id nothing is asked. */
export function useOrder(orderId: string | undefined) {
  return useQuery(
    orderId === undefined ? { queryKey: orderKeys.order(''), queryFn: skipToken } : orderQuery(orderId),
  );
}
