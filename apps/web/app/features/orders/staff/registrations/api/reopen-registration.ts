import { reopenRegistration } from '@sangamam/contract/orders/registrations/registration-admin-endpoints';

import { createMutationHook } from '#web/lib/query/endpoint-hooks.ts';

export const useReopenRegistration = createMutationHook(
  reopenRegistration,
  (orderId: string) => () => ({ params: { orderId } }),
  { refreshes: 'everything' },
);
