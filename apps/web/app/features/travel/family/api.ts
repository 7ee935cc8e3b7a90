import { listAirports } from '@sangamam/contract/conventions/reference-data/reference-endpoints';
import type { EndpointInput } from '@sangamam/contract/http/endpoint';
import { saveTravelPlan } from '@sangamam/contract/travel/plan/travel-endpoints';
import { getOrder } from '@sangamam/contract/orders/order-endpoints';

import { createQueryHook, createMutationHook } from '#web/lib/query/endpoint-hooks.ts';
import { ordersGroup } from '#web/domain/orders/registration-key.ts';

/** The airports that families may choose, in the order of the settings. */
export const useAirports = createQueryHook(listAirports, () => ({}));

/** Saves a travel plan as it was at the revision of the body. */
export const useSaveTravelPlan = createMutationHook(
  saveTravelPlan,
  (orderId: string) => (body: EndpointInput<typeof saveTravelPlan>['body']) => ({
    params: { orderId },
    body,
  }),
  { refreshes: [ordersGroup] },
);

/** The order whose travel plan is shown. */
export const useTravelOrder = createQueryHook(getOrder, (orderId: string) => ({ params: { orderId } }), {
  group: ordersGroup,
});
