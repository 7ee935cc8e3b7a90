import { listFilteredPackages } from '@sangamam/contract/conventions/packages/package-endpoints';

import { ordersGroup } from '#web/domain/orders/registration-key.ts';
import { createQueryHook } from '#web/lib/query/endpoint-hooks.ts';

/** The packages available to the selected people of the registration, and the chosen one. */
export const useFilteredPackages = createQueryHook(
  listFilteredPackages,
  (conventionId: string) => ({ query: { conventionId } }),
  { group: ordersGroup },
);
