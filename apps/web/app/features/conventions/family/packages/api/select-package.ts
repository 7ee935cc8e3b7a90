import { selectPackage } from '@sangamam/contract/conventions/packages/package-endpoints';

import { ordersGroup } from '#web/domain/orders/registration-key.ts';
import { createMutationHook } from '#web/lib/query/endpoint-hooks.ts';
import { type RegistrationKey } from '#web/domain/orders/registration-key.ts';

/** Chooses a package for the registration. A refusal also refetches the list, which has changed. */
export const useSelectPackage = createMutationHook(
  selectPackage,
  (of: RegistrationKey) => (packageId: string) => ({ query: { ...of, packageId } }),
  { refreshes: [ordersGroup] },
);
