import { z } from 'zod';

import { listStays } from './hotel-admin-endpoints.ts';

/** The filters of the rooming list of one convention, as a body has them; without a view, all who need a room. */
export const stayFilters = z.strictObject(
  listStays.query.pick({ view: true, night: true, search: true }).shape,
);
export type StayFilters = z.output<typeof stayFilters>;

const names = ['view', 'night', 'search'] as const;

/** The filters that the address of the list asks for by name; what the endpoint would refuse is left out. */
export function stayFiltersInAddress(value: (name: string) => string): StayFilters {
  const filters: Record<string, unknown> = {};
  for (const name of names) {
    const text = value(name).trim().slice(0, 100);
    const { data } = stayFilters.shape[name].safeParse(text || undefined);
    if (data !== undefined) filters[name] = data;
  }
  return filters;
}
