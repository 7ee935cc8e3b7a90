import { updateHotelDetails } from '@sangamam/contract/hotel/hotel-endpoints';
import { getOrder } from '@sangamam/contract/orders/order-endpoints';

import { ordersGroup } from '#web/domain/orders/registration-key.ts';
import { createMutationHook, createQueryHook } from '#web/lib/query/endpoint-hooks.ts';

/** Checks the family in at its hotel, or takes its own check-in back. */
export const useCheckIn = createMutationHook(
  updateHotelDetails,
  (orderId: string) => (checkedIn: boolean) => ({ params: { orderId }, body: { checkedIn } }),
  { refreshes: [ordersGroup] },
);

/** One of the family's orders, with its hotel. */
export const useOwnOrder = createQueryHook(getOrder, (orderId: string) => ({ params: { orderId } }), {
  group: ordersGroup,
});
