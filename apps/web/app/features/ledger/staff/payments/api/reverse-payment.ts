import type { EndpointInput } from '@sangamam/contract/http/endpoint';
import { reversePayment } from '@sangamam/contract/ledger/decisions/correction-endpoints';

import { createMutationHook } from '#web/lib/query/endpoint-hooks.ts';

/** Takes booked money back. */
export const useReversePayment = createMutationHook(
  reversePayment,
  (paymentId: string) => (body: EndpointInput<typeof reversePayment>['body']) => ({
    params: { paymentId },
    body,
  }),
  { refreshes: 'everything' },
);
