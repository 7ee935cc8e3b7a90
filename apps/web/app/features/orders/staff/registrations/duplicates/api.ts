import type { EndpointInput } from '@sangamam/contract/http/endpoint';
import {
  listDuplicateFamilies,
  markFamiliesDistinct,
} from '@sangamam/contract/orders/registrations/duplicate-admin-endpoints';
import { keepPreviousData } from '@tanstack/react-query';

import { createMutationHook, createQueryHook } from '#web/lib/query/endpoint-hooks.ts';

/** A page of the registrations that may be of one family; the previous one stays while the next is loading. */
export const useDuplicateFamilies = createQueryHook(
  listDuplicateFamilies,
  (query: EndpointInput<typeof listDuplicateFamilies>['query']) => ({ query }),
  { placeholderData: keepPreviousData },
);

/** Marks two registrations as those of two families, or takes the mark back. */
export const useMarkFamiliesDistinct = createMutationHook(
  markFamiliesDistinct,
  (params: { orderId: string; otherOrderId: string }) => (isDistinct: boolean) => ({
    params,
    body: { isDistinct },
  }),
  { refreshes: 'everything' },
);
