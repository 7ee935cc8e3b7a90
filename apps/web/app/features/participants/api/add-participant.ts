import { addParticipant } from '@sangamam/contract/participants/participant-endpoints';
import type { EndpointInput } from '@sangamam/contract/http/endpoint';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { callEndpoint } from '#web/lib/api/call-endpoint.ts';
import type { RegistrationOf } from '#web/lib/query/order-keys.ts';
import { keepChangedList } from './keep-changed-list.ts';

type Payload = EndpointInput<typeof addParticipant>['body'];

/** Adds a family member to the registration. */
export function useAddParticipant(of: RegistrationOf) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (payload: Payload) => callEndpoint(addParticipant, { body: payload }),
    onSuccess: (changed) => keepChangedList(queryClient, of, changed),
  });
}
