import { rejectRegistration } from '@sangamam/contract/orders/registrations/registration-admin-endpoints';

import { createMutationHook } from '#web/lib/query/endpoint-hooks.ts';

export const useRejectRegistration = createMutationHook(
  rejectRegistration,
  (orderId: string) => (reason: string) => ({ params: { orderId }, body: { reason } }),
  { refreshes: 'everything' },
);
