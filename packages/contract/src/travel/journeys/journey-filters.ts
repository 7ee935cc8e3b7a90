import { z } from 'zod';

import { journeyViews, listJourneys } from './transport-endpoints.ts';

const { shape } = listJourneys.query.omit({ page: true, pageSize: true, view: true });

/** The filters of the journeys of one convention, as a body has them; without a view, all with transport. */
export const journeyFilters = z.strictObject({ ...shape, view: z.enum(journeyViews).optional() });
export type JourneyFilters = z.output<typeof journeyFilters>;

/** The filters that the address of the list asks for by name; what the endpoint would refuse is left out. */
export function journeyFiltersInAddress(value: (name: string) => string): JourneyFilters {
  const [from = '', until = ''] = value('hours').split('-');
  const asked = {
    view: value('show'),
    direction: value('direction'),
    airport: value('airport'),
    day: value('day'),
    from: until && from,
    until: from && until,
    search: value('search').trim().slice(0, 100),
  };
  const filters: Record<string, unknown> = {};
  for (const [name, text] of Object.entries(asked) as [keyof typeof asked, string][]) {
    const { data } = journeyFilters.shape[name].safeParse(text || undefined);
    if (data !== undefined) filters[name] = data;
  }
  return filters;
}
