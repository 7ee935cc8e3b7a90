import type { addParticipant } from '@sangamam/contract/participants/participant-endpoints';
import type { EndpointData } from '@sangamam/contract/http/endpoint';
import type { QueryClient } from '@tanstack/react-query';

import { orderKeys, type RegistrationOf } from '#web/domain/orders/order-keys.ts';

/** What every change of the people answers. */
export type ChangedList = EndpointData<typeof addParticipant>;

/** Shows the list that a change answered at once; all else that hangs on the people is asked for anew. */
export async function keepChangedList(
  queryClient: QueryClient,
  of: RegistrationOf,
  { orderId, participants }: ChangedList,
): Promise<void> {
  const key = orderKeys.participants(of);
  // An older answer that is still on its way must not undo this one.
  await queryClient.cancelQueries({ queryKey: key });
  queryClient.setQueryData(key, { orderId, participants });
  void queryClient.invalidateQueries({
    queryKey: orderKeys.all,
    predicate: ({ queryKey }) => queryKey[1] !== key[1],
  });
}

/** After a refusal: somebody else of the family may have changed the list, or a call without an answer did arrive. */
export function showListAnew(queryClient: QueryClient, of: RegistrationOf): void {
  void queryClient.invalidateQueries({ queryKey: orderKeys.participants(of) });
}
