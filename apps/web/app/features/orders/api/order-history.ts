import { listOrderHistory } from '@sangamam/contract/orders/order-endpoints';

import { ordersGroup } from '#web/domain/orders/registration-key.ts';
import { createQueryHook } from '#web/lib/query/endpoint-hooks.ts';

/** Every order of the signed-in registrant, the newest first. */
export const useOrderHistory = createQueryHook(
  listOrderHistory,
  (userId: string) => ({ query: { userId } }),
  { group: ordersGroup },
);
