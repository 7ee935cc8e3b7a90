import { listParticipants } from '@sangamam/contract/participants/participant-endpoints';
import { useQuery } from '@tanstack/react-query';

import { callEndpoint } from '#web/lib/api/call-endpoint.ts';
import { orderKeys, type RegistrationOf } from '#web/lib/query/order-keys.ts';

/** The people of a registration, whether they come along or not; the registrant is SELF. */
export function useParticipants(of: RegistrationOf) {
  return useQuery({
    queryKey: orderKeys.participants(of),
    queryFn: ({ signal }) => callEndpoint(listParticipants, { query: { ...of } }, { signal }),
  });
}
