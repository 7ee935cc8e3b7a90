import {
  listFilteredPackages,
  selectPackage,
} from '@sangamam/contract/conventions/packages/package-endpoints';

import { ordersGroup, type RegistrationKey } from '#web/domain/orders/registration-key.ts';
import { createQueryHook, createMutationHook } from '#web/lib/query/endpoint-hooks.ts';

/** The packages available to the selected people of the registration, and the chosen one. */
export const useFilteredPackages = createQueryHook(
  listFilteredPackages,
  (conventionId: string) => ({ query: { conventionId } }),
  { group: ordersGroup },
);

/** Chooses a package for the registration. A refusal also refetches the list, which has changed. */
export const useSelectPackage = createMutationHook(
  selectPackage,
  (of: RegistrationKey) => (packageId: string) => ({ query: { ...of, packageId } }),
  { refreshes: [ordersGroup] },
);
