import { cancelRegistration } from '@sangamam/contract/orders/registrations/registration-admin-endpoints';

import { createMutationHook } from '#web/lib/query/endpoint-hooks.ts';

export const useCancelRegistration = createMutationHook(
  cancelRegistration,
  (orderId: string) => (reason: string) => ({ params: { orderId }, body: { reason } }),
  { refreshes: 'everything' },
);
