import { listParticipants } from '@sangamam/contract/orders/participants/participant-endpoints';

import { ordersGroup, type RegistrationKey } from '#web/domain/orders/registration-key.ts';
import { createQueryHook } from '#web/lib/query/endpoint-hooks.ts';

/** The people of a registration, attending or not; the registrant is SELF. */
export const useParticipants = createQueryHook(
  listParticipants,
  (key: RegistrationKey) => ({ query: { ...key } }),
  { group: ordersGroup },
);
