import { listOpenConventions } from '@sangamam/contract/conventions/convention-endpoints';
import { useQuery } from '@tanstack/react-query';

import { callEndpoint } from '#web/lib/api/call-endpoint.ts';

/** Conventions whose registration is open, the next one first. */
export function useOpenConventions() {
  return useQuery({
    queryKey: ['conventions', 'open'],
    queryFn: ({ signal }) => callEndpoint(listOpenConventions, {}, { signal }),
  });
}
