import { adminPaths } from '@sangamam/contract/admin-paths';
import type { listRegistrations } from '@sangamam/contract/orders/registrations/registration-admin-endpoints';
import type { EndpointInput } from '@sangamam/contract/http/endpoint';

type Filters = NonNullable<EndpointInput<typeof listRegistrations>['query']>;
type CountedBy = 'places' | 'packageId' | 'addonId' | 'discount' | 'airport' | 'account';
/** Their filters; each that is named has a value. */
type Counted = { [By in CountedBy]?: NonNullable<Filters[By]> };

/** The address of the list of exactly these orders: of one convention, or of all. */
export function countedOrders(counted: Counted, conventionId = 'all'): string {
  const query = new URLSearchParams([
    ['view', 'all'],
    ['conventionId', conventionId],
    ...Object.entries(counted),
  ]);
  return `${adminPaths.registrations}?${query}`;
}
