import { reinstateRegistration } from '@sangamam/contract/orders/registrations/registration-admin-endpoints';

import { createMutationHook } from '#web/lib/query/endpoint-hooks.ts';

export const useReinstateRegistration = createMutationHook(
  reinstateRegistration,
  (orderId: string) => () => ({ params: { orderId } }),
  { refreshes: 'everything' },
);
