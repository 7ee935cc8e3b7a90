import { z } from 'zod';

import { readFilters } from '../../fields/read-filters.ts';
import { journeyViews, listJourneys } from './transport-endpoints.ts';

const { shape } = listJourneys.query.omit({ page: true, pageSize: true, view: true });

/** The filters of the journeys of one convention, as a body has them; without a view, all with transport. */
export const journeyFilters = z.strictObject({ ...shape, view: z.enum(journeyViews).optional() });
export type JourneyFilters = z.output<typeof journeyFilters>;

/** The filters that the address of the list asks for by name; what the endpoint would refuse is left out. */
export function journeyFiltersInAddress(value: (name: string) => string): JourneyFilters {
  const [from = '', until = ''] = value('hours').split('-');
  const standsFor: Readonly<Record<string, string>> = {
    view: value('show'),
    from: until && from,
    until: from && until,
  };
  return readFilters(journeyFilters, (name) => standsFor[name] ?? value(name));
}
