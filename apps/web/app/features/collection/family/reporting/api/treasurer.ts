import { getTreasurer } from '@sangamam/contract/collection/reporting/payment-endpoints';

import { ordersGroup } from '#web/domain/orders/registration-key.ts';
import { createQueryHook } from '#web/lib/query/endpoint-hooks.ts';

/** The treasurer, whom the family pays. Disabled without an id. */
export const useTreasurer = createQueryHook(
  getTreasurer,
  (orderId: string | undefined) => (orderId === undefined ? undefined : { params: { orderId } }),
  { group: ordersGroup },
);
