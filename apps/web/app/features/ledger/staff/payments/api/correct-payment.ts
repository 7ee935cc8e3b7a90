import type { EndpointInput } from '@sangamam/contract/http/endpoint';
import { correctPayment } from '@sangamam/contract/ledger/decisions/correction-endpoints';

import { createMutationHook } from '#web/lib/query/endpoint-hooks.ts';

/** Puts a wrong amount right. */
export const useCorrectPayment = createMutationHook(
  correctPayment,
  (paymentId: string) => (body: EndpointInput<typeof correctPayment>['body']) => ({
    params: { paymentId },
    body,
  }),
  { refreshes: 'everything' },
);
