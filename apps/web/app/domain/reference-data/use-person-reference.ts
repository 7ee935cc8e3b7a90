import { useQuery } from '@tanstack/react-query';

import { loadPersonReference } from './person-reference.ts';

/** Everything that the forms about a person offer to choose from. It hardly changes within a visit. */
export function usePersonReference() {
  return useQuery({
    queryKey: ['person-reference'],
    queryFn: () => loadPersonReference(),
    staleTime: 10 * 60_000,
  });
}
