import type { EndpointInput } from '@sangamam/contract/http/endpoint';
import { saveTravelPlan } from '@sangamam/contract/travel/plan/travel-endpoints';

import { ordersGroup } from '#web/domain/orders/registration-key.ts';
import { createMutationHook } from '#web/lib/query/endpoint-hooks.ts';

/** Saves a travel plan as it was at the revision of the body. */
export const useSaveTravelPlan = createMutationHook(
  saveTravelPlan,
  (orderId: string) => (body: EndpointInput<typeof saveTravelPlan>['body']) => ({
    params: { orderId },
    body,
  }),
  { refreshes: [ordersGroup] },
);
