import { getOrder } from '@sangamam/contract/orders/order-endpoints';

import { ordersGroup } from '#web/domain/orders/registration-key.ts';
import { createQueryHook } from '#web/lib/query/endpoint-hooks.ts';

/** The order whose travel plan is shown. */
export const useTravelOrder = createQueryHook(getOrder, (orderId: string) => ({ params: { orderId } }), {
  group: ordersGroup,
});
