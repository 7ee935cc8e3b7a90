import type { EndpointInput } from '@sangamam/contract/http/endpoint';
import {
  receiveAndApprovePayment,
  receiveAndApprovePayments,
} from '@sangamam/contract/ledger/decisions/receive-and-approve-endpoints';

import { createMutationHook } from '#web/lib/query/endpoint-hooks.ts';

/** Records money that covers what is due and approves the payment. */
export const useReceiveAndApprove = createMutationHook(
  receiveAndApprovePayment,
  (paymentId: string) => (body: EndpointInput<typeof receiveAndApprovePayment>['body']) => ({
    params: { paymentId },
    body,
  }),
  { refreshes: 'everything' },
);

/** The same for several payments; answers a result for each. */
export const useReceiveAndApproveEach = createMutationHook(
  receiveAndApprovePayments,
  () => (payments: EndpointInput<typeof receiveAndApprovePayments>['body']['payments']) => ({
    body: { payments },
  }),
  { refreshes: 'everything' },
);
