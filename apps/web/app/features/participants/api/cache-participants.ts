import type { addParticipant } from '@sangamam/contract/orders/participants/participant-endpoints';
import type { EndpointData } from '@sangamam/contract/http/endpoint';
import { hashKey, type QueryClient } from '@tanstack/react-query';

import { ordersGroup, type RegistrationKey } from '#web/domain/orders/registration-key.ts';
import { useParticipants } from './participants.ts';

/** What every change of the people answers. */
export type ChangedParticipants = EndpointData<typeof addParticipant>;

/** Shows the list that a change answered at once; everything else that depends on the people is asked for again. */
export async function cacheParticipants(
  queryClient: QueryClient,
  key: RegistrationKey,
  { orderId, participants }: ChangedParticipants,
): Promise<void> {
  const { queryKey } = useParticipants.options(key);
  // An older answer that is still on its way must not undo this one.
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, { orderId, participants });
  void queryClient.invalidateQueries({
    queryKey: [ordersGroup],
    predicate: (query) => query.queryHash !== hashKey(queryKey),
  });
}

/** After a refusal: somebody else of the family may have changed the list, or a call without an answer did arrive. */
export function refreshParticipants(queryClient: QueryClient, key: RegistrationKey): void {
  void queryClient.invalidateQueries({ queryKey: useParticipants.options(key).queryKey });
}
