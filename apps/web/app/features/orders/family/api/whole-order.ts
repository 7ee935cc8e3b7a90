import { getOrder } from '@sangamam/contract/orders/order-endpoints';

import { ordersGroup } from '#web/domain/orders/registration-key.ts';
import { createQueryHook } from '#web/lib/query/endpoint-hooks.ts';

/** One order with its people and its package. */
export const useWholeOrder = createQueryHook(getOrder, (orderId: string) => ({ params: { orderId } }), {
  group: ordersGroup,
});
