import { z } from 'zod';

import { readFilters } from '../../fields/read-filters.ts';
import { listStays } from './hotel-admin-endpoints.ts';

/** The filters of the rooming list of one convention, as a body has them; without a view, all who need a room. */
export const stayFilters = z.strictObject(
  listStays.query.pick({ view: true, night: true, search: true }).shape,
);
export type StayFilters = z.output<typeof stayFilters>;

/** The filters that the address of the list asks for by name; what the endpoint would refuse is left out. */
export function stayFiltersInAddress(value: (name: string) => string): StayFilters {
  return readFilters(stayFilters, value);
}
