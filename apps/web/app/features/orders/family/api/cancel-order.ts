import { cancelOrder } from '@sangamam/contract/orders/order-endpoints';

import { ordersGroup } from '#web/domain/orders/registration-key.ts';
import { createMutationHook } from '#web/lib/query/endpoint-hooks.ts';

/** Cancels an order; `reason` is for the officers and may be empty. A refusal refetches the orders, which have changed. */
export const useCancelOrder = createMutationHook(
  cancelOrder,
  (orderId: string) => (reason: string) => ({
    params: { orderId },
    body: reason === '' ? undefined : { reason },
  }),
  { refreshes: [ordersGroup] },
);
