import { listOrganizations } from '@sangamam/contract/reference-data/reference-endpoints';
import { useQuery } from '@tanstack/react-query';

import { callEndpoint } from '#web/lib/api/call-endpoint.ts';

/** The parishes in Kerala, as options of a select; they travel by name and end with `Other`. */
export function useParishes() {
  return useQuery({
    queryKey: ['reference', 'parishes'],
    queryFn: ({ signal }) =>
      callEndpoint(listOrganizations, { query: { type: 'PARISH', active: 'true' } }, { signal }),
    staleTime: Infinity,
    select: (parishes) => parishes.map(({ name }) => ({ value: name, label: name })),
  });
}
