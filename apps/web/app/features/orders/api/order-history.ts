import { listOrderHistory } from '@sangamam/contract/orders/order-endpoints';

import { ordersGroup } from '#web/domain/orders/registration-key.ts';
import { createQueryHook } from '#web/lib/query/endpoint-hooks.ts';

/** Every order of the signed-in registrant, the newest first. Once nobody is signed in any more nothing is asked. */
export const useOrderHistory = createQueryHook(
  listOrderHistory,
  (userId: string) => (userId === '' ? undefined : { query: { userId } }),
  { group: ordersGroup },
);
