import { getOrder } from '@sangamam/contract/orders/order-endpoints';

import { ordersGroup } from '#web/domain/orders/registration-key.ts';
import { createQueryHook } from '#web/lib/query/endpoint-hooks.ts';

/** One of the family's orders, with its hotel. */
export const useOwnOrder = createQueryHook(getOrder, (orderId: string) => ({ params: { orderId } }), {
  group: ordersGroup,
});
