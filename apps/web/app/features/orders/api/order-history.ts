import { listOrderHistory } from '@sangamam/contract/orders/order-endpoints';
import { useQuery } from '@tanstack/react-query';

import { callEndpoint } from '#web/lib/api/call-endpoint.ts';
import { orderKeys } from '#web/domain/orders/order-keys.ts';

/** Every order of the signed-in registrant, the newest first. */
export function useOrderHistory(userId: string) {
  return useQuery({
    queryKey: orderKeys.history(userId),
    queryFn: ({ signal }) => callEndpoint(listOrderHistory, { query: { userId } }, { signal }),
  });
}
