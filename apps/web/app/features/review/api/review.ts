import { getReviewById } from '@sangamam/contract/orders/order-endpoints';
import { useQuery } from '@tanstack/react-query';

import { callEndpoint } from '#web/lib/api/call-endpoint.ts';
import { orderKeys } from '#web/domain/orders/order-keys.ts';

/** What the review of an order shows. */
export function useReview(orderId: string) {
  return useQuery({
    queryKey: orderKeys.review(orderId),
    queryFn: ({ signal }) => callEndpoint(getReviewById, { params: { orderId } }, { signal }),
  });
}
