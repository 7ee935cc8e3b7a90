import { getNeighbours } from '@sangamam/contract/orders/registrations/registration-queue-endpoints';
import type { EndpointInput } from '@sangamam/contract/http/endpoint';

import { createQueryHook } from '#web/lib/query/endpoint-hooks.ts';

/** The list's filters and order. */
export type NeighbourQuery = EndpointInput<typeof getNeighbours>['query'];

/** What stands before and after a registration in a list; without a list nothing is asked. */
export const useNeighbourRows = createQueryHook(
  getNeighbours,
  (orderId: string, query: NeighbourQuery | undefined) => query && { params: { orderId }, query },
);
