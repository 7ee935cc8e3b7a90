import { listParticipants } from '@sangamam/contract/participants/participant-endpoints';
import { queryOptions, useQuery } from '@tanstack/react-query';

import { callEndpoint } from '#web/lib/api/call-endpoint.ts';
import { orderKeys, type RegistrationOf } from '#web/domain/orders/order-keys.ts';

/** How the people of a registration are asked for. */
export const participantsQuery = (of: RegistrationOf) =>
  queryOptions({
    queryKey: orderKeys.participants(of),
    queryFn: ({ signal }) => callEndpoint(listParticipants, { query: { ...of } }, { signal }),
  });

/** The people of a registration, whether they come along or not; the registrant is SELF. */
export const useParticipants = (of: RegistrationOf) => useQuery(participantsQuery(of));
