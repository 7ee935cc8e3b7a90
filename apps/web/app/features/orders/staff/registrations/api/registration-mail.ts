import { getRegistrationMail } from '@sangamam/contract/casework/care/registration-care-endpoints';

import { createQueryHook } from '#web/lib/query/endpoint-hooks.ts';

/** An email about a registration, as sent to the family. */
export const useRegistrationMail = createQueryHook(
  getRegistrationMail,
  (orderId: string, mailId: string) => ({ params: { orderId, mailId } }),
);
