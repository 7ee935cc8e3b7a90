import { useQuery } from '@tanstack/react-query';

import { loadPersonReference } from '#web/lib/reference/person-reference.ts';

/** Everything that the profile's form offers to choose from. It hardly changes within a visit. */
export function usePersonReference() {
  return useQuery({
    queryKey: ['person-reference'],
    queryFn: () => loadPersonReference(),
    staleTime: 10 * 60_000,
  });
}
