import { receivePayment } from '@sangamam/contract/ledger/payments/payment-admin-endpoints';
import type { EndpointInput } from '@sangamam/contract/http/endpoint';

import { createMutationHook } from '#web/lib/query/endpoint-hooks.ts';

/** Records received money. */
export const useReceivePayment = createMutationHook(
  receivePayment,
  (paymentId: string) => (body: EndpointInput<typeof receivePayment>['body']) => ({
    params: { paymentId },
    body,
  }),
  { refreshes: 'everything' },
);
