import type { EndpointInput } from '@sangamam/contract/http/endpoint';
import { listUnreported, receiveUnreported } from '@sangamam/contract/ledger/unreported/unreported-endpoints';
import { keepPreviousData } from '@tanstack/react-query';

import { createMutationHook, createQueryHook } from '#web/lib/query/endpoint-hooks.ts';

/** A page of the orders of which no payment is reported; the previous one stays while the next is loading. */
export const useUnreported = createQueryHook(
  listUnreported,
  (query: EndpointInput<typeof listUnreported>['query']) => ({ query }),
  { placeholderData: keepPreviousData },
);

/** Records money that a family has not reported. */
export const useReceiveUnreported = createMutationHook(
  receiveUnreported,
  (orderId: string) => (body: EndpointInput<typeof receiveUnreported>['body']) => ({
    params: { orderId },
    body,
  }),
  { refreshes: 'everything' },
);
