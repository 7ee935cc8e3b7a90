import { useQuery } from '@tanstack/react-query';

import { loadPersonReference } from './person-reference.ts';

/** The options of all forms about a person. They rarely change during a visit. */
export function usePersonReference() {
  return useQuery({
    queryKey: ['person-reference'],
    queryFn: () => loadPersonReference(),
    staleTime: 10 * 60_000,
  });
}
