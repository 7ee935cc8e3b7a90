import { getOrder } from '@sangamam/contract/orders/order-endpoints';

import { ordersGroup } from '#web/domain/orders/registration-key.ts';
import { createQueryHook } from '#web/lib/query/endpoint-hooks.ts';

/** One order with its package, add-ons and special request. Disabled without an id. */
export const useOrder = createQueryHook(
  getOrder,
  (orderId: string | undefined) => (orderId === undefined ? undefined : { params: { orderId } }),
  { group: ordersGroup },
);
