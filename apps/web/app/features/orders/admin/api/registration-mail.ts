import { getRegistrationMail } from '@sangamam/contract/orders/admin/registration-care-endpoints';

import { createQueryHook } from '#web/lib/query/endpoint-hooks.ts';

/** A mail about a registration as the family got it. */
export const useRegistrationMail = createQueryHook(
  getRegistrationMail,
  (orderId: string, mailId: string) => ({ params: { orderId, mailId } }),
);
