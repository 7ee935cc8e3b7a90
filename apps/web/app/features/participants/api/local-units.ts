import { listOrganizations } from '@sangamam/contract/reference-data/reference-endpoints';
import { useQuery } from '@tanstack/react-query';

import { callEndpoint } from '#web/lib/api/call-endpoint.ts';

/** The local units of the association, as options of a select. */
export function useLocalUnits() {
  return useQuery({
    queryKey: ['reference', 'local-units'],
    queryFn: ({ signal }) =>
      callEndpoint(listOrganizations, { query: { type: 'LOCAL_UNIT', active: 'true' } }, { signal }),
    staleTime: Infinity,
    select: (units) => units.map(({ _id, name }) => ({ value: _id, label: name })),
  });
}
