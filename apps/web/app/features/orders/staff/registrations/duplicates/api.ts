import type { EndpointInput } from '@sangamam/contract/http/endpoint';
import {
  listDuplicateFamilies,
  markFamiliesDistinct,
} from '@sangamam/contract/orders/registrations/duplicate-admin-endpoints';
import {
  getMergeOptions,
  mergeRegistrations,
  previewMerge,
  type RegistrationMerge,
} from '@sangamam/contract/orders/registrations/merge-endpoints';
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

/** What staff start from when they merge two registrations: read anew whenever the page opens. */
export const useMergeOptions = createQueryHook(
  getMergeOptions,
  (params: { orderId: string; otherOrderId: string }) => ({ params }),
  { gcTime: 0 },
);

/** What a merge would do; nothing is asked without one. */
export const useMergePreview = createQueryHook(
  previewMerge,
  (params: { orderId: string; otherOrderId: string }, merge: RegistrationMerge | undefined) =>
    merge && { params, body: { merge } },
  { ignoresMutations: true },
);

/** Merges two registrations, as they were seen. */
export const useMergeRegistrations = createMutationHook(
  mergeRegistrations,
  (params: { orderId: string; otherOrderId: string }) =>
    (body: EndpointInput<typeof mergeRegistrations>['body']) => ({ params, body }),
  { refreshes: 'everything' },
);
