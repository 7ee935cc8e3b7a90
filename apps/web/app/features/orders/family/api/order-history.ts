import { listOrderHistory } from '@sangamam/contract/orders/order-endpoints';

import { ordersGroup } from '#web/domain/orders/registration-key.ts';
import { createQueryHook } from '#web/lib/query/endpoint-hooks.ts';

/** All orders of the signed-in registrant, newest first. Disabled while nobody is signed in. */
export const useOrderHistory = createQueryHook(
  listOrderHistory,
  (userId: string) => (userId === '' ? undefined : { query: { userId } }),
  { group: ordersGroup },
);
