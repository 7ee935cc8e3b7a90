import type { EndpointInput } from '@sangamam/contract/http/endpoint';
import {
  extendOffer,
  listWaitList,
  moveToFront,
  removeFromWaitList,
} from '@sangamam/contract/orders/wait-list/wait-list-admin-endpoints';
import { keepPreviousData } from '@tanstack/react-query';

import { createMutationHook, createQueryHook } from '#web/lib/query/endpoint-hooks.ts';

/** A page of the wait lists; the previous one stays while the next is loading. */
export const useWaitList = createQueryHook(
  listWaitList,
  (query: EndpointInput<typeof listWaitList>['query']) => ({ query }),
  { placeholderData: keepPreviousData },
);

const refreshes = 'everything';

/** Moves a family to the front of its list, for a reason. */
export const useMoveToFront = createMutationHook(
  moveToFront,
  (entryId: string) => (reason: string) => ({ params: { entryId }, body: { reason } }),
  { refreshes },
);

/** Holds an offered place for so many hours from now. */
export const useExtendOffer = createMutationHook(
  extendOffer,
  (entryId: string) => (body: { reason: string; hours: number }) => ({ params: { entryId }, body }),
  { refreshes },
);

/** Takes a family off its list, for a reason that it reads. */
export const useRemoveFromWaitList = createMutationHook(
  removeFromWaitList,
  (entryId: string) => (reason: string) => ({ params: { entryId }, body: { reason } }),
  { refreshes },
);
