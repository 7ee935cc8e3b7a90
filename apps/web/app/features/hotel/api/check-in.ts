import { updateHotelDetails } from '@sangamam/contract/hotel/hotel-endpoints';

import { ordersGroup } from '#web/domain/orders/registration-key.ts';
import { createMutationHook } from '#web/lib/query/endpoint-hooks.ts';

/** Checks the family in at its hotel. */
export const useCheckIn = createMutationHook(
  updateHotelDetails,
  (orderId: string) => () => ({ params: { orderId }, body: { checkedIn: true as const } }),
  { refreshes: [ordersGroup] },
);
