import { getAddonReview } from '@sangamam/contract/orders/addon-order-endpoints';
import { useQuery } from '@tanstack/react-query';

import { callEndpoint } from '#web/lib/api/call-endpoint.ts';
import { orderKeys } from '#web/domain/orders/order-keys.ts';

/** What the review of an add-on order shows. */
export function useAddonReview(orderId: string) {
  return useQuery({
    queryKey: orderKeys.review(orderId),
    queryFn: ({ signal }) => callEndpoint(getAddonReview, { params: { orderId } }, { signal }),
  });
}
