import type { EndpointInput } from '@sangamam/contract/http/endpoint';
import { moveMoney } from '@sangamam/contract/ledger/decisions/correction-endpoints';

import { createMutationHook } from '#web/lib/query/endpoint-hooks.ts';

/** Moves money to another registration. */
export const useMoveMoney = createMutationHook(
  moveMoney,
  (paymentId: string) => (body: EndpointInput<typeof moveMoney>['body']) => ({ params: { paymentId }, body }),
  { refreshes: 'everything' },
);
