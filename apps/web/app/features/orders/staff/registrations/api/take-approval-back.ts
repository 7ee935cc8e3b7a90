import { takeApprovalBack } from '@sangamam/contract/orders/registrations/registration-admin-endpoints';

import { createMutationHook } from '#web/lib/query/endpoint-hooks.ts';

export const useTakeApprovalBack = createMutationHook(
  takeApprovalBack,
  (orderId: string) => (reason: string | undefined) => ({ params: { orderId }, body: { reason } }),
  { refreshes: 'everything' },
);
