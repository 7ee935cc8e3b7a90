import { getReviewById } from '@sangamam/contract/orders/order-endpoints';

import { ordersGroup } from '#web/domain/orders/registration-key.ts';
import { createQueryHook } from '#web/lib/query/endpoint-hooks.ts';

/** What the review of an order shows. */
export const useReview = createQueryHook(getReviewById, (orderId: string) => ({ params: { orderId } }), {
  group: ordersGroup,
});
