import { listAddons } from '@sangamam/contract/addons/addon-endpoints';
import { useQuery } from '@tanstack/react-query';

import { callEndpoint } from '#web/lib/api/call-endpoint.ts';

/** The add-ons that a convention offers. */
export function useAddons(conventionId: string) {
  return useQuery({
    queryKey: ['addons', conventionId],
    queryFn: ({ signal }) =>
      callEndpoint(listAddons, { query: { conventionId, active: 'true' } }, { signal }),
  });
}
