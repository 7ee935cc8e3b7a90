import { getAddonReview } from '@sangamam/contract/orders/addon-orders/addon-order-endpoints';

import { ordersGroup } from '#web/domain/orders/registration-key.ts';
import { createQueryHook } from '#web/lib/query/endpoint-hooks.ts';

/** What the review of an add-on order shows. */
export const useAddonReview = createQueryHook(
  getAddonReview,
  (orderId: string) => ({ params: { orderId } }),
  { group: ordersGroup },
);
