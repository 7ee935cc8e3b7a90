import { initiateRegistration } from '@sangamam/contract/orders/order-endpoints';

import { ordersGroup, type RegistrationKey } from '#web/domain/orders/registration-key.ts';
import { createMutationHook } from '#web/lib/query/endpoint-hooks.ts';

/** Starts a registration, or finds the active one. */
export const useInitiateRegistration = createMutationHook(
  initiateRegistration,
  () => (key: RegistrationKey) => ({ body: key }),
  { refreshes: [ordersGroup] },
);
