import type { listHotelConventions } from '@sangamam/contract/hotel/stays/hotel-admin-endpoints';
import type { EndpointData } from '@sangamam/contract/http/endpoint';

import type { ListParams } from '#web/ui/data/data-table/use-list-params.ts';

export type HotelConvention = EndpointData<typeof listHotelConventions>[number];

/** The convention that the address names, else the first with confirmed families, else the first. */
export function chosenConvention(
  conventions: readonly HotelConvention[],
  params: ListParams,
): HotelConvention | undefined {
  return (
    conventions.find(({ _id }) => _id === params.filter('conventionId')) ??
    conventions.find(({ families }) => families > 0) ??
    conventions[0]
  );
}
