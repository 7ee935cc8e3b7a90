import { editParticipant } from '@sangamam/contract/participants/participant-endpoints';
import type { EndpointInput } from '@sangamam/contract/http/endpoint';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { callEndpoint } from '#web/lib/api/call-endpoint.ts';
import type { RegistrationOf } from '#web/domain/orders/order-keys.ts';
import { keepChangedList, showListAnew } from './keep-changed-list.ts';

interface Edit {
  participantId: string;
  payload: EndpointInput<typeof editParticipant>['body'];
}

/** Changes a family member of the registration. */
export function useEditParticipant(of: RegistrationOf) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ participantId, payload }: Edit) =>
      callEndpoint(editParticipant, {
        query: { participantId, conventionId: of.conventionId, primaryUserId: of.userId },
        body: payload,
      }),
    onSuccess: (changed) => keepChangedList(queryClient, of, changed),
    onError: () => showListAnew(queryClient, of),
  });
}
