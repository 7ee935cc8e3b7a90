import { approveRegistration } from '@sangamam/contract/orders/registrations/registration-admin-endpoints';

import { createMutationHook } from '#web/lib/query/endpoint-hooks.ts';

export const useApproveRegistration = createMutationHook(
  approveRegistration,
  (orderId: string) => () => ({ params: { orderId } }),
  { refreshes: 'everything' },
);
