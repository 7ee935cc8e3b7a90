import { listFilteredPackages } from '@sangamam/contract/packages/package-endpoints';
import { useQuery } from '@tanstack/react-query';

import { callEndpoint } from '#web/lib/api/call-endpoint.ts';
import { orderKeys } from '#web/domain/orders/order-keys.ts';

/** The packages that the selected people of the registration may take, and the one that is chosen. */
export function useFilteredPackages(conventionId: string) {
  return useQuery({
    queryKey: orderKeys.packages(conventionId),
    queryFn: ({ signal }) => callEndpoint(listFilteredPackages, { query: { conventionId } }, { signal }),
  });
}
