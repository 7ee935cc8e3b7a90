import { listFilteredPackages } from '@sangamam/contract/packages/package-endpoints';

import { ordersGroup } from '#web/domain/orders/registration-key.ts';
import { createQueryHook } from '#web/lib/query/endpoint-hooks.ts';

/** The packages that the selected people of the registration may take, and the one that is chosen. */
export const useFilteredPackages = createQueryHook(
  listFilteredPackages,
  (conventionId: string) => ({ query: { conventionId } }),
  { group: ordersGroup },
);
