import { getRegistration } from '@sangamam/contract/orders/registrations/registration-admin-endpoints';

import { createQueryHook } from '#web/lib/query/endpoint-hooks.ts';

/** One registration at a glance. */
export const useRegistrationDetail = createQueryHook(getRegistration, (orderId: string) => ({
  params: { orderId },
}));
