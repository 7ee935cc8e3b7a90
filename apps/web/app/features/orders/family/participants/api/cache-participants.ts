import type { addParticipant } from '@sangamam/contract/orders/participants/participant-endpoints';
import type { EndpointData } from '@sangamam/contract/http/endpoint';
import { hashKey, type QueryClient } from '@tanstack/react-query';

import { ordersGroup, type RegistrationKey } from '#web/domain/orders/registration-key.ts';
import { useParticipants } from './participants.ts';

/** The response of every change of the people. */
export type ChangedParticipants = EndpointData<typeof addParticipant>;

/** Caches the list returned by a change right away; everything else that depends on the people is refetched. */
export async function cacheParticipants(
  queryClient: QueryClient,
  key: RegistrationKey,
  { orderId, participants }: ChangedParticipants,
): Promise<void> {
  const { queryKey } = useParticipants.options(key);
  // A pending older response must not overwrite this one.
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, { orderId, participants });
  void queryClient.invalidateQueries({
    queryKey: [ordersGroup],
    predicate: (query) => query.queryHash !== hashKey(queryKey),
  });
}

/** After a refusal: the list may have changed in another tab, or a call without a response did arrive. */
export function refreshParticipants(queryClient: QueryClient, key: RegistrationKey): void {
  void queryClient.invalidateQueries({ queryKey: useParticipants.options(key).queryKey });
}
