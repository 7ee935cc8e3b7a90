import type { EndpointInput } from '@sangamam/contract/http/endpoint';
import { createRefund } from '@sangamam/contract/ledger/refunds/refund-admin-endpoints';

import { createMutationHook } from '#web/lib/query/endpoint-hooks.ts';

/** Enters a refund. */
export const useCreateRefund = createMutationHook(
  createRefund,
  () => (body: EndpointInput<typeof createRefund>['body']) => ({ body }),
  { refreshes: 'everything' },
);
